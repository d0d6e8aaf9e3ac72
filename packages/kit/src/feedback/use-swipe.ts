import { type PointerEvent, useRef } from 'react';

/** How far a finger moves before it counts, in CSS pixels. */
const FAR_ENOUGH = 72;

/** Lets a finger push the element off to either side; a mouse does nothing, since it has the close button. */
export function useSwipe(onAway: () => void) {
  const from = useRef<number | null>(null);
  const move = (element: HTMLElement, by: number) => {
    element.style.translate = by === 0 ? '' : `${by}px`;
    element.style.opacity = by === 0 ? '' : String(Math.max(0.2, 1 - Math.abs(by) / (3 * FAR_ENOUGH)));
  };
  const end = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    const by = from.current === null ? 0 : event.clientX - from.current;
    from.current = null;
    if (isDone && Math.abs(by) >= FAR_ENOUGH) onAway();
    else move(event.currentTarget, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') from.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current !== null) move(event.currentTarget, event.clientX - from.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
