import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Place {
  cell: HTMLElement;
  slot: Element;
}

function placeOf(id: string): Place | null {
  const cell = document.querySelector<HTMLElement>(`.dashboard-cell[data-widget="${kebabOnly(id)}"]`);
  const slot = cell?.querySelector('[data-drag-slot]');
  return cell && slot ? { cell, slot } : null;
}

/** Ids are kebab-case by contract; anything else matches nothing. */
const kebabOnly = (id: string): string => id.replace(/[^a-z0-9-]/g, '');

/** The handle by which a card is moved, in the card's tools; moves the card's cell with the pointer. */
export function DragHandle({ id, title }: { id: string; title: string }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging, isOver, activeIndex, index } =
    useSortable({
      id,
    });
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const found = placeOf(id);
    setPlace(found);
    setNodeRef(found?.cell ?? null);
  }, [id, setNodeRef]);
  useLayoutEffect(() => {
    if (!place) return undefined;
    const { style, dataset } = place.cell;
    style.transform = CSS.Translate.toString(transform) ?? '';
    if (isDragging) dataset.dragging = 'true';
    else if (isOver) dataset.over = activeIndex < index ? 'after' : 'before';
    return () => {
      style.transform = '';
      delete dataset.dragging;
      delete dataset.over;
    };
  }, [place, transform, isDragging, isOver, activeIndex, index]);
  if (!place) return null;
  return createPortal(
    <button
      ref={setActivatorNodeRef}
      type="button"
      className="dashboard-drag"
      {...attributes}
      {...listeners}
      aria-label={`Drag ${title}`}
    >
      <svg viewBox="0 0 10 16" aria-hidden>
        <path d="M2 2h.01M8 2h.01M2 8h.01M8 8h.01M2 14h.01M8 14h.01" />
      </svg>
    </button>,
    place.slot,
  );
}
