import type { PointerEvent } from 'react';
import { nearestSize } from './card-sizes';
import type { PlacedWidget } from './places';
import type { Layout } from './use-layout';

/** Pulls the right edge of a card to another of its sizes; by keyboard the same is in the size menu. */
export function ResizeHandle({ card: { widget, size }, layout }: { card: PlacedWidget; layout: Layout }) {
  if (widget.sizes.length < 2) return null;
  const pull = (event: PointerEvent<HTMLDivElement>) => {
    const cell = event.currentTarget.parentElement;
    const grid = cell?.parentElement;
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !cell || !grid) return;
    const share = (event.clientX - cell.getBoundingClientRect().left) / grid.clientWidth;
    const next = nearestSize(widget.sizes, share);
    if (next && next !== size) layout.resize(widget.id, next);
  };
  return (
    <div
      className="dashboard-resize"
      aria-hidden
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={pull}
    />
  );
}
