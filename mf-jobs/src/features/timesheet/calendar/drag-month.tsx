import { type Announcements, DndContext, type DragEndEvent, DragOverlay, useDroppable } from '@dnd-kit/core';
import type { TimeEntry } from '@dwang/contracts';
import { formatShortDay } from '@dwang/kit';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { underCard } from '../../../dragging/next-cell';
import { useCellSensors } from '../../../dragging/use-drag-sensors';
import { HeldChip } from './entry-chip';

const INSTRUCTIONS =
  'Press Space to take hold of the entry, the arrow keys to move it to another day, Space to put it down, Escape to leave it. Shift with the right or left arrow makes it longer or shorter. Enter opens it.';

interface Held {
  data: { current?: unknown };
}

const entryIn = ({ data }: Held): TimeEntry | undefined => data.current as TimeEntry | undefined;
const dayIn = (over: { id: string | number } | null): string | undefined => over?.id.toString();
const nameOf = (held: Held): string => entryIn(held)?.projectName ?? 'The entry';

const ANNOUNCEMENTS: Announcements = {
  onDragStart: ({ active }) => `${nameOf(active)} is held.`,
  onDragOver: ({ active, over }) => (over ? `${nameOf(active)} is over ${formatShortDay(dayIn(over))}.` : undefined),
  onDragEnd: ({ active, over }) =>
    over ? `${nameOf(active)} put on ${formatShortDay(dayIn(over))}.` : `${nameOf(active)} put back.`,
  onDragCancel: ({ active }) => `${nameOf(active)} left where it was.`,
};

/** Lets entries be moved between days by mouse, touch and keyboard. */
export function DragMonth({ onMove, children }: { onMove: (entry: TimeEntry, day: string) => void; children: ReactNode }) {
  const [held, setHeld] = useState<TimeEntry | null>(null);
  const sensors = useCellSensors();
  const drop = ({ active, over, activatorEvent }: DragEndEvent) => {
    setHeld(null);
    const [entry, day] = [entryIn(active), dayIn(over)];
    if (!entry || !day) return;
    onMove(entry, day);
    if (activatorEvent instanceof KeyboardEvent) {
      setTimeout(() => document.querySelector<HTMLElement>(`[data-entry="${entry.uid}"]`)?.focus(), 0);
    }
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underCard}
      onDragStart={({ active }) => setHeld(entryIn(active) ?? null)}
      onDragEnd={drop}
      onDragCancel={() => setHeld(null)}
      accessibility={{ announcements: ANNOUNCEMENTS, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
    >
      {children}
      {createPortal(<DragOverlay dropAnimation={null}>{held && <HeldChip entry={held} />}</DragOverlay>, document.body)}
    </DndContext>
  );
}

/** A day of the month that takes an entry. */
export function DayCell({ day, className, children }: { day: string; className: string; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: day });
  return (
    <td ref={setNodeRef} className={isOver ? `${className} days-over` : className}>
      {children}
    </td>
  );
}
