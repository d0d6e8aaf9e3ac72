import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface Held {
  from: number;
  /** The place at which it would be put down. */
  to: number;
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Takes a row of a list by its handle, with the mouse, a finger or the arrow keys, and tells where it was put. */
export function useReorder(list: RefObject<HTMLUListElement | null>, onMove: (from: number, to: number) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const take = (event: PointerEvent, from: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    let to = from;
    const listeners = new AbortController();
    const end = () => {
      listeners.abort();
      setHeld(null);
    };
    const on = <Name extends 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown'>(
      name: Name,
      hear: (heard: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, hear, { signal: listeners.signal });
    stop.current = end;
    setHeld({ from, to });
    on('pointermove', ({ clientY }) => {
      to = placeAt(list.current, clientY, from);
      setHeld({ from, to });
    });
    on('pointerup', () => {
      end();
      if (to !== from) onMove(from, to);
    });
    on('pointercancel', end);
    on('keydown', ({ key }) => key === 'Escape' && end());
  };

  const press = (event: KeyboardEvent, from: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(from, from + step);
  };

  return { held, take, press };
}

/** How many of the other rows have their middle above the pointer. */
function placeAt(list: HTMLUListElement | null, y: number, from: number): number {
  const rows = [...(list?.children ?? [])].filter((_, index) => index !== from);
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
