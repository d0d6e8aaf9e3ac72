import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** So many pixels are a quarter of an hour. */
const PIXELS = 10;
const STEP = 900;
/** Presses that follow one another so quickly are saved as one. Milliseconds. */
const PAUSE = 700;

/** A length that is dragged by its handle or changed by Shift and the arrows. `by` is how much longer it is now, in seconds. */
export function useResize(onResize: (by: number) => void) {
  const [by, setBy] = useState(0);
  const start = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const finish = (seconds: number) => {
    setBy(0);
    if (seconds !== 0) onResize(seconds);
  };
  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      event.stopPropagation();
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null) setBy(Math.round((event.clientX - start.current) / PIXELS) * STEP);
    },
    onPointerUp: () => {
      start.current = null;
      finish(by);
    },
    onPointerCancel: () => {
      start.current = null;
      setBy(0);
    },
    // The chip below must not be dragged by the same press.
    onMouseDown: (event: { stopPropagation: () => void }) => event.stopPropagation(),
    onTouchStart: (event: { stopPropagation: () => void }) => event.stopPropagation(),
  };
  /** True when the key was one of these. */
  const press = (event: KeyboardEvent): boolean => {
    if (!event.shiftKey || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return false;
    event.preventDefault();
    const next = by + (event.key === 'ArrowRight' ? STEP : -STEP);
    setBy(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => finish(next), PAUSE);
    return true;
  };
  return { by, handle, press };
}
