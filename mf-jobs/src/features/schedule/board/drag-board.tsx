import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent, useDraggable, useDroppable } from '@dnd-kit/core';
import type { SiteDay } from '@dwang/contracts';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { underCard } from '../../../dragging/next-cell';
import { useCellSensors } from '../../../dragging/use-drag-sensors';
import { usePlan } from '../data/use-plan';
import type { Schedule } from '../data/use-schedule';
import { ANNOUNCEMENTS, type DropPlace, dayIn, INSTRUCTIONS, placeIn } from './drag-words';
import { SiteDayCard } from './site-day-card';

/** The card is drawn anew in its new cell: whoever moves it by keyboard goes on from there. */
const focusCard = (id: number) => document.querySelector<HTMLElement>(`[data-site-day="${id}"]`)?.focus();

/** Lets booked days be moved between days and people by mouse, touch and keyboard. */
export function DragBoard({ schedule, children }: { schedule: Schedule; children: ReactNode }) {
  const { move } = usePlan();
  const [held, setHeld] = useState<SiteDay | null>(null);
  const sensors = useCellSensors();
  const take = ({ active }: DragStartEvent) => setHeld(dayIn(active) ?? null);
  const drop = ({ active, over, activatorEvent }: DragEndEvent) => {
    setHeld(null);
    const [day, place] = [dayIn(active), placeIn(over)];
    if (!day || !place) return;
    void move(day, { userId: day.userId, userName: day.userName, ...place });
    if (activatorEvent instanceof KeyboardEvent) setTimeout(() => focusCard(day.id), 0);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underCard}
      onDragStart={take}
      onDragEnd={drop}
      onDragCancel={() => setHeld(null)}
      accessibility={{ announcements: ANNOUNCEMENTS, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
    >
      {children}
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {held && <SiteDayCard day={held} outlook={schedule.outlookOf(held)} holiday={null} />}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/** A card that can be taken hold of. */
export function MovableCard(props: Omit<ComponentProps<typeof SiteDayCard>, 'handle' | 'isDragged'>) {
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({ id: `site-day-${props.day.id}`, data: props.day });
  const { role: _role, tabIndex: _tabIndex, ...described } = attributes;
  return <SiteDayCard {...props} handle={{ ref: setNodeRef, ...described, ...listeners }} isDragged={isDragging} />;
}

interface DropCellProps {
  place: DropPlace;
  className: string;
  children: ReactNode;
}

/** A cell of a board that takes a card. */
export function DropCell({ place, className, children }: DropCellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: `${place.day} ${place.userId}`, data: place });
  return (
    <td ref={setNodeRef} className={isOver ? `${className} days-over` : className}>
      {children}
    </td>
  );
}
