interface Place {
  id: string;
  enabled: boolean;
}

const isPlaces = (value: unknown): value is Place[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'id' in one && 'enabled' in one);

/**
 * Two devices arranged the same cards: order and sizes are those of `mine`, the newest, but a card that the other device has put on since
 * `base` stays on. Anything that is no list of places is `mine` alone.
 */
export function mergePlaces(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (!isPlaces(mine) || !isPlaces(theirs)) return mine;
  const before = new Set(isPlaces(base) ? base.filter(({ enabled }) => enabled).map(({ id }) => id) : []);
  const added = new Set(theirs.filter(({ id, enabled }) => enabled && !before.has(id)).map(({ id }) => id));
  const known = new Set(mine.map(({ id }) => id));
  return [
    ...mine.map((place) => (added.has(place.id) ? { ...place, enabled: true } : place)),
    ...theirs.filter(({ id }) => !known.has(id)),
  ];
}
