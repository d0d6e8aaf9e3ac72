import type { WidgetPlace } from '@dwang/contracts';
import type { OfferedWidget, WidgetSize } from '@dwang/shell-api';

/** A card with its place: what its remote says of it, and what the user chose. */
export interface PlacedWidget {
  widget: OfferedWidget;
  size: WidgetSize;
  enabled: boolean;
}

const byOrder = (one: OfferedWidget, other: OfferedWidget): number => one.order - other.order || one.id.localeCompare(other.id);

const defaultPlace = (widget: OfferedWidget): WidgetPlace => ({
  id: widget.id,
  enabled: widget.defaultEnabled,
  size: widget.defaultSize,
});

/**
 * The user's places in their order, then the cards that no place names yet, as their manifests wish. Places of cards that nobody offers now
 * stay: their remote may only be away.
 */
export function allPlaces(saved: readonly WidgetPlace[], offered: readonly OfferedWidget[]): WidgetPlace[] {
  const known = new Set(saved.map((place) => place.id));
  return [
    ...saved,
    ...offered
      .filter((widget) => !known.has(widget.id))
      .sort(byOrder)
      .map(defaultPlace),
  ];
}

/** What can be drawn: places whose card is offered, in a size that the card has. */
export function placedWidgets(places: readonly WidgetPlace[], offered: readonly OfferedWidget[]): PlacedWidget[] {
  return places.flatMap(({ id, enabled, size }) => {
    const widget = offered.find((candidate) => candidate.id === id);
    return widget ? [{ widget, enabled, size: widget.sizes.includes(size) ? size : widget.defaultSize }] : [];
  });
}

export const changePlace = (places: readonly WidgetPlace[], id: string, change: Partial<WidgetPlace>): WidgetPlace[] =>
  places.map((place) => (place.id === id ? { ...place, ...change } : place));

/** Moves a card past its nearest neighbour among `shown` (the ids that are on the screen); at the edge nothing changes. */
export function movePlace(places: readonly WidgetPlace[], id: string, by: -1 | 1, shown: readonly string[]): WidgetPlace[] {
  const neighbour = shown[shown.indexOf(id) + by];
  const place = places.find((candidate) => candidate.id === id);
  if (!place || neighbour === undefined || !shown.includes(id)) return [...places];
  const rest = places.filter((candidate) => candidate.id !== id);
  const at = rest.findIndex((candidate) => candidate.id === neighbour);
  return [...rest.slice(0, by === 1 ? at + 1 : at), place, ...rest.slice(by === 1 ? at + 1 : at)];
}
