import { useRef } from 'react';

const WAIT_MS = 250;

/** Hands on what is typed, a moment after the last key. */
export function useTyping(search: (text: string) => void): (text: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text.trim()), WAIT_MS);
  };
}
