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
    const look = (y: number) => {
      to = placeAt(list.current, y, from);
      setHeld({ from, to });
    };
    const scroll = scrollAtEdges(look, listeners.signal);
    on('pointermove', ({ clientY }) => {
      scroll(clientY);
      look(clientY);
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

/** So near to the upper and lower edge of the page it scrolls, so fast. Pixels, and pixels a frame. */
const EDGE = 112;
const SPEED = 8;

/** Scrolls the page while what is held rests near its edge; `onScroll` hears where the pointer is. */
function scrollAtEdges(onScroll: (y: number) => void, signal: AbortSignal) {
  let at = window.innerHeight / 2;
  const frame = () => {
    if (signal.aborted) return;
    const by = at < EDGE ? -SPEED : at > window.innerHeight - EDGE ? SPEED : 0;
    if (by !== 0) {
      window.scrollBy(0, by);
      onScroll(at);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  return (y: number) => {
    at = y;
  };
}

/** How many of the other rows have their middle above the pointer. */
function placeAt(list: HTMLUListElement | null, y: number, from: number): number {
  const rows = [...(list?.children ?? [])].filter((_, index) => index !== from);
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
