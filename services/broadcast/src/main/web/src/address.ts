/** What is looked at stands in the address, so that it can be kept and sent on. */

export interface Place {
  event?: string;
  round?: number;
  game?: string;
  table: boolean;
}

export function read(): Place {
  const asked = new URLSearchParams(location.hash.slice(1));
  const round = Number(asked.get('round'));
  return {
    event: asked.get('event') ?? undefined,
    round: Number.isInteger(round) && round > 0 ? round : undefined,
    game: asked.get('game') ?? undefined,
    table: asked.get('view') === 'table',
  };
}

export function write(place: Place): void {
  const hash = new URLSearchParams();
  if (place.event) {
    hash.set('event', place.event);
  }
  if (place.round) {
    hash.set('round', String(place.round));
  }
  if (place.game) {
    hash.set('game', place.game);
  }
  if (place.table) {
    hash.set('view', 'table');
  }
  history.replaceState(null, '', `#${hash}`);
}
