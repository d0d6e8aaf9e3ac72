import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { DragHandle } from './drag-handle';
import type { PlacedWidget } from './places';
import type { Layout } from './use-layout';

/** A press that is held so long takes hold of a card on a touch screen; a shorter one scrolls. Milliseconds, pixels. */
const LONG_PRESS = { delay: 250, tolerance: 8 };
const MOUSE = { distance: 4 };

const INSTRUCTIONS =
  'Press Space or Enter to take hold of the card, the arrow keys to move it, Space or Enter to put it down, Escape to leave it where it was.';

/** The card under the finger; by keyboard, or beside all cards, the nearest one. */
const underPointer: CollisionDetection = (drag) => {
  const under = pointerWithin(drag);
  return under.length > 0 ? under : closestCenter(drag);
};

/** The other cards stay still while one is moved: cards of different sizes that make room would jump about. */
const still = () => null;

/**
 * Moving cards by mouse, touch and keyboard. Loaded in edit mode only, and laid beside the cards rather than around them, so that no card
 * is drawn anew: each handle is put into the tools of its card.
 */
export default function DragLayer({ layout }: { layout: Layout }) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = layout.shown.map(({ widget }) => widget.id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) layout.moveTo(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      onDragEnd={drop}
      accessibility={{ announcements: announcementsOf(layout.shown), screenReaderInstructions: { draggable: INSTRUCTIONS } }}
    >
      <SortableContext items={ids} strategy={still}>
        {layout.shown.map(({ widget }) => (
          <DragHandle key={widget.id} id={widget.id} title={widget.title} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

function announcementsOf(cards: readonly PlacedWidget[]): Announcements {
  const titleOf = (id: string | number) => cards.find(({ widget }) => widget.id === id)?.widget.title ?? 'The card';
  const placeOf = (id: string | number) => `place ${cards.findIndex(({ widget }) => widget.id === id) + 1} of ${cards.length}`;
  const held = (id: string | number) => `${titleOf(id)} is held at ${placeOf(id)}.`;
  /** The card lies over its own place first: that must not drown the news that it is held. */
  const saidOver = (id: string | number, over: string | number | undefined) =>
    over === undefined ? undefined : over === id ? held(id) : `${titleOf(id)} is over ${placeOf(over)}.`;
  return {
    onDragStart: ({ active }) => held(active.id),
    onDragOver: ({ active, over }) => saidOver(active.id, over?.id),
    onDragEnd: ({ active, over }) =>
      over ? `${titleOf(active.id)} put at ${placeOf(over.id)}.` : `${titleOf(active.id)} put back.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} left at ${placeOf(active.id)}.`,
  };
}
