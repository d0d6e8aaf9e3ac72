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

/** Puts a card where another one is on the screen: behind it when it comes from before it, else in front of it. */
export function movePlaceTo(places: readonly WidgetPlace[], id: string, over: string, shown: readonly string[]): WidgetPlace[] {
  const place = places.find((candidate) => candidate.id === id);
  if (!place || id === over || !shown.includes(over)) return [...places];
  const isBehind = shown.indexOf(id) < shown.indexOf(over);
  const rest = places.filter((candidate) => candidate.id !== id);
  const at = rest.findIndex((candidate) => candidate.id === over) + (isBehind ? 1 : 0);
  return [...rest.slice(0, at), place, ...rest.slice(at)];
}

/** Moves a card past its nearest neighbour among `shown` (the ids that are on the screen); at the edge nothing changes. */
export function movePlace(places: readonly WidgetPlace[], id: string, by: -1 | 1, shown: readonly string[]): WidgetPlace[] {
  const neighbour = shown.includes(id) ? shown[shown.indexOf(id) + by] : undefined;
  return neighbour === undefined ? [...places] : movePlaceTo(places, id, neighbour, shown);
}
