/** The page: puts the parts together and keeps them at what the address names. */
import './style.css';
import * as address from './address';
import { learnServerTime } from './clock';
import { Connection, type ConnectionState } from './connection';
import { byId, el, setText } from './dom';
import { forgetColours, loadPieces } from './mini-board';
import { Panel } from './panel';
import type { Board, EventSummary, ServerFrame } from './protocol';
import { Store } from './store';
import { showTables } from './table';
import { Wall, type Filter } from './wall';
import { groupOf } from './words';

const CONNECTION: Record<ConnectionState, string> = {
  connecting: 'Connecting',
  live: 'Live',
  reconnecting: 'Reconnecting',
  interrupted: 'Bus interrupted',
};
const ASK_AGAIN = 15_000;
/** Where there is room for the wall and the selected board side by side. */
const BESIDE = '(min-width: 1000px)';

const place = address.read();
const store = new Store({
  onRound: () => showRound(),
  onBoard: (board) => {
    wall.update(board);
    panel.update(board);
    countSoon();
  },
  onSeats: () => {
    wall.show(store.seats());
    countSoon();
  },
  onTables: () => showTable(),
  onGateways: () => showLinks(),
  onRecord: (delta, gameId) => panel.onRecord(delta, gameId),
});
const wall = new Wall(byId('wall'), byId('empty'), (board) => store.troubleOf(board), (board) => select(board));
const panel = new Panel(byId('panel'), (board) => store.troubleOf(board), () => select(undefined));

let connection: Connection | undefined;
let events: EventSummary[] = [];
let filter: Filter = 'all';
let counting = false;
let busDown = false;
let linksShown = '';

async function start(): Promise<void> {
  byId('theme').addEventListener('click', changeTheme);
  byId('search').addEventListener('input', () => wall.choose(filter, byId<HTMLInputElement>('search').value));
  byId('tab-boards').addEventListener('click', () => showView(false));
  byId('tab-table').addEventListener('click', () => showView(true));
  byId('event-picker').querySelector('select')!.addEventListener('change', (event) => {
    goTo((event.target as HTMLSelectElement).value, undefined);
  });
  showView(place.table);
  window.setInterval(showLinks, 5000);
  await brand();
  await askEvents();
}

/** The sprite joins the page once: the brand and the large board refer to its pieces. */
async function brand(): Promise<void> {
  await loadPieces().catch(() => undefined);
  const sprite = await fetch('./pieces.svg').then((answer) => answer.text());
  const holder = el('div', { 'aria-hidden': 'true', id: 'cm-chessboard-sprite', class: 'sprite' });
  holder.append(new DOMParser().parseFromString(sprite, 'image/svg+xml').documentElement);
  document.body.append(holder);
}

async function askEvents(): Promise<void> {
  const answer = await fetch('./api/events').catch(() => undefined);
  if (answer?.ok) {
    learnServerTime(answer.headers.get('Date'));
    events = (await answer.json()) as EventSummary[];
    showPickers();
    if (!connection && events.length > 0) {
      const known = events.find((event) => event.event === place.event);
      goTo(known?.event ?? events.at(-1)!.event, known ? place.round : undefined, place.game);
    }
  }
  byId('empty').hidden = connection !== undefined;
  if (!connection) {
    setText(byId('empty'), answer?.ok ? 'No event has been scheduled yet. This page will show it as soon as one is.' : 'Waiting for the server.');
  }
  window.setTimeout(() => void askEvents(), connection ? ASK_AGAIN : 1000);
}

/** The round asked for, else the last one that is being played, else the last one. */
function roundOf(event: EventSummary, asked: number | undefined): number {
  const rounds = event.rounds;
  return (rounds.find((round) => round.round === asked) ?? rounds.findLast((round) => round.playing > 0) ?? rounds.at(-1)!).round;
}

function goTo(eventId: string, round: number | undefined, game?: string): void {
  const event = events.find((candidate) => candidate.event === eventId);
  if (!event) {
    return;
  }
  place.event = eventId;
  place.round = roundOf(event, round);
  place.game = game;
  connection?.close();
  panel.close();
  showState('connecting');
  connection = new Connection(
    `./api/events/${encodeURIComponent(eventId)}/rounds/${place.round}/stream`,
    onFrame,
    showState,
  );
  address.write(place);
  showPickers();
}

function onFrame(frame: ServerFrame): void {
  switch (frame.type) {
    case 'snapshot':
    case 'resync':
      store.take(frame.state);
      break;
    case 'delta':
      store.apply(frame);
      break;
    case 'bus':
      busDown = !frame.reachable;
      showBanner();
      break;
    case 'goodbye':
      break;
  }
}

function showRound(): void {
  wall.show(store.seats());
  showTable();
  showBanner();
  showPickers();
  count();
  const board = place.game ? store.boards.get(place.game) : undefined;
  if (board && panel.gameId === board.gameId) {
    panel.refresh(board);
  } else if (board) {
    select(board);
  } else if (window.matchMedia(BESIDE).matches && !place.table) {
    select(store.seats().find((candidate) => groupOf(candidate) === 'playing') ?? store.seats()[0]);
  }
  document.body.dataset.round = `${store.event}/${store.round}`;
}

function select(board: Board | undefined): void {
  place.game = board?.gameId;
  address.write(place);
  wall.select(board?.gameId);
  const covered = !window.matchMedia(BESIDE).matches;
  if (board) {
    panel.open(board);
    if (covered) {
      panel.focus();
    }
  } else {
    const left = panel.gameId;
    panel.close();
    if (covered && left) {
      wall.focus(left);
    }
  }
}

function showPickers(): void {
  const event = events.find((candidate) => candidate.event === place.event);
  setText(byId('event-name'), store.eventName || event?.name || 'Chatrang live');
  document.title = event ? `${event.name ?? event.event} – Chatrang live` : 'Chatrang live';
  const round = event?.rounds.find((candidate) => candidate.round === place.round);
  setText(byId('event-facts'), [event?.site, round?.date?.replaceAll('.', '-')].filter(Boolean).join(' · '));
  const picker = byId('event-picker');
  picker.hidden = events.length < 2;
  picker.querySelector('select')!.replaceChildren(
    ...events.map((candidate) =>
      el('option', { value: candidate.event, ...(candidate.event === place.event ? { selected: '' } : {}) }, candidate.name ?? candidate.event),
    ),
  );
  byId('rounds').replaceChildren(...(event?.rounds ?? []).map((candidate) => roundButton(event!.event, candidate.round)));
  byId<HTMLAnchorElement>('pgn').href = `./pgn/${encodeURIComponent(place.event ?? '')}/${place.round}/games.pgn`;
}

function roundButton(event: string, round: number): HTMLElement {
  const current = round === place.round;
  const button = el(
    'button',
    { type: 'button', 'aria-label': `Round ${round}`, ...(current ? { 'aria-current': 'page' } : {}) },
    current ? `Round ${round}` : String(round),
  );
  button.addEventListener('click', () => goTo(event, round));
  return button;
}

function countSoon(): void {
  if (!counting) {
    counting = true;
    window.setTimeout(() => {
      counting = false;
      count();
    }, 300);
  }
}

function count(): void {
  const boards = [...store.boards.values()];
  const numbers: [Filter, string, number][] = [
    ['all', 'All', boards.length],
    ['playing', 'Playing', boards.filter((board) => groupOf(board) === 'playing').length],
    ['ended', 'Ended', boards.filter((board) => groupOf(board) === 'ended').length],
    ['alerts', 'For the arbiter', boards.filter((board) => board.notices.alerts.length > 0).length],
  ];
  byId('filters').replaceChildren(...numbers.map(([name, label, n]) => filterButton(name, label, n)));
}

function filterButton(name: Filter, label: string, n: number): HTMLElement {
  const button = el('button', { type: 'button', 'data-filter': name, 'aria-pressed': String(filter === name) }, label, el('b', {}, String(n)));
  button.classList.toggle('some', n > 0);
  button.addEventListener('click', () => {
    filter = name;
    wall.choose(filter, byId<HTMLInputElement>('search').value);
    count();
  });
  return button;
}

function showTable(): void {
  showTables(byId('table'), [...store.tables.values()]);
}

function showView(table: boolean): void {
  place.table = table;
  byId('wall').hidden = table;
  byId('table').hidden = !table;
  byId('tab-boards').setAttribute('aria-selected', String(!table));
  byId('tab-table').setAttribute('aria-selected', String(table));
  address.write(place);
}

/** Which lines to the halls are cut, on every board that is played over them. */
function showLinks(): void {
  const now = store.troubles().map((gateway) => `${gateway.gatewayId} ${gateway.state} ${gateway.text}`).join();
  if (now !== linksShown) {
    linksShown = now;
    wall.updateAll();
    const board = panel.gameId ? store.boards.get(panel.gameId) : undefined;
    if (board) {
      panel.update(board);
    }
    showBanner();
  }
}

function showBanner(): void {
  const reasons = [
    ...(busDown ? ['The event bus does not answer: what is shown is the last known state.'] : []),
    ...store.troubles().map((gateway) => `The link to ${gateway.gatewayId} is interrupted${gateway.text ? `: ${gateway.text}` : '.'}`),
  ];
  byId('banner').hidden = reasons.length === 0;
  setText(byId('banner'), reasons.join(' '));
}

function showState(state: ConnectionState): void {
  byId('connection').dataset.state = state;
  setText(byId('connection'), CONNECTION[state]);
}

function changeTheme(): void {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  localStorage.setItem('theme', theme);
  forgetColours();
  wall.redrawAll();
}

void start();
