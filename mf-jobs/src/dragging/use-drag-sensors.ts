import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { nextCell } from './next-cell';

/** A press that is held so long takes hold of a card on a touch screen; a shorter one scrolls. Milliseconds, pixels. */
const LONG_PRESS = { delay: 250, tolerance: 8 };
const MOUSE = { distance: 5 };
/** Enter opens a card, so Space takes hold of it. */
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** Cards are taken by mouse and by a finger that rests. */
export const usePointerSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
  );

/** And by the keyboard, from cell to cell. */
export const useCellSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: nextCell, keyboardCodes: KEYS }),
  );
