/** The tables of the event's sections: points, and the tie-breaks where a section declares them. */
import { el } from './dom';
import type { Table, TableColumn, TableRow } from './protocol';
import { words } from './words';

/** Where the tie-breaks stand among these. */
const AFTER_POINTS = 3;
const heads = (who: string): string[] => ['Rank', who, 'Points', 'Games', '+', '=', '−', 'Fed', 'Rating'];

export function showTables(root: HTMLElement, tables: Table[]): void {
  root.replaceChildren(
    ...(tables.length > 0 ? tables.map(section) : [el('p', { class: 'empty' }, 'No game has been settled yet.')]),
  );
}

function section(table: Table): HTMLElement {
  const columns = table.ranking?.columns ?? [];
  const who = table.ranking?.participants === 'TEAM' ? 'Team' : 'Player';
  const names: HTMLElement[] = heads(who).map((name) => el('th', { scope: 'col' }, name));
  names.splice(AFTER_POINTS, 0, ...columns.map(columnHead));
  const head = el('tr', {}, ...names);
  const title = [table.section && words(table.section), `after round ${table.round}`].filter(Boolean).join(', ');
  return el(
    'div',
    { class: 'standings' },
    el('table', {}, el('caption', {}, title), el('thead', {}, head), el('tbody', {}, ...table.rows.map((entry) => row(entry, columns.length)))),
    ...(table.ranking?.reason ? [el('p', { class: 'reason' }, table.ranking.reason)] : []),
  );
}

function columnHead(column: TableColumn): HTMLElement {
  const head = el('th', { scope: 'col' }, column.code);
  if (column.state !== 'OFFICIAL') {
    head.append(el('abbr', { title: 'Changes while games run' }, '*'));
  }
  return head;
}

function row(entry: TableRow, columns: number): HTMLElement {
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
    ...Array.from({ length: columns }, (_, i) => el('td', {}, entry.values?.[i] ?? '')),
    el('td', {}, String(entry.games)),
    el('td', {}, String(entry.wins)),
    el('td', {}, String(entry.draws)),
    el('td', {}, String(entry.losses)),
    el('td', {}, player.federation ?? ''),
    el('td', {}, player.rating?.toString() ?? ''),
  );
}
