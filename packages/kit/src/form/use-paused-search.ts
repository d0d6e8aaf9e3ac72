import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What is typed into a picker; `onSearch` hears of it a moment after the last key and must stay the same function. */
export function usePausedSearch(onSearch: (text: string) => void) {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return [text, setText] as const;
}
