/** The points table of the event's sections. */
import { el } from './dom';
import type { Table, TableRow } from './protocol';
import { words } from './words';

const HEADS = ['Rank', 'Player', 'Points', 'Games', '+', '=', '−', 'Fed', 'Rating'];

export function showTables(root: HTMLElement, tables: Table[]): void {
  root.replaceChildren(
    ...(tables.length > 0 ? tables.map(section) : [el('p', { class: 'empty' }, 'No game has been settled yet.')]),
  );
}

function section(table: Table): HTMLElement {
  const head = el('tr', {}, ...HEADS.map((name) => el('th', { scope: 'col' }, name)));
  const title = [table.section && words(table.section), `after round ${table.round}`].filter(Boolean).join(', ');
  return el(
    'div',
    { class: 'standings' },
    el('table', {}, el('caption', {}, title), el('thead', {}, head), el('tbody', {}, ...table.rows.map(row))),
  );
}

function row(entry: TableRow): HTMLElement {
  const { player } = entry;
  const name = el('td', { class: 'who' }, ...(player.title ? [el('span', { class: 'title' }, player.title), ' '] : []), player.name);
  const points = el('td', { class: 'points' }, entry.points);
  if (entry.provisional) {
    points.append(el('abbr', { title: 'A result among them is still provisional' }, '*'));
  }
  return el(
    'tr',
    {},
    el('td', {}, String(entry.rank)),
    name,
    points,
    el('td', {}, String(entry.games)),
    el('td', {}, String(entry.wins)),
    el('td', {}, String(entry.draws)),
    el('td', {}, String(entry.losses)),
    el('td', {}, player.federation ?? ''),
    el('td', {}, player.rating?.toString() ?? ''),
  );
}
