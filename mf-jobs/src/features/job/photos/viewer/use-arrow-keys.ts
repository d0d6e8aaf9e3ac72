import { useEffect, useRef } from 'react';

interface Turns {
  onLeft: () => void;
  onRight: () => void;
}

/** Left and right turn, except where they move a cursor or a choice. */
export function useArrowKeys(turns: Turns): void {
  const latest = useRef(turns);
  latest.current = turns;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role="menu"]')) return;
      if (event.key === 'ArrowLeft') latest.current.onLeft();
      if (event.key === 'ArrowRight') latest.current.onRight();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
