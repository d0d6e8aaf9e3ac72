import { useSearchParams } from '@dwang/kit';
import { useEffect, useRef, useState } from 'react';
import type { Typed } from './read-values';

/** What was typed stands in the address under `f.` and the field's id. */
const PREFIX = 'f.';
/** Browsers allow only so many changes of the address a minute. */
const WAIT_MS = 400;

const fromAddress = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...search].flatMap(([name, value]) => (name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value]] : [])),
  );

/** What is typed into a calculator; the address keeps it through reload and in a link. `clear` goes back to the first values. */
export function useTyped() {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState<Typed>(() => fromAddress(search));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const keep = (next: Typed) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSearch(
        (now) => {
          const others = [...now].filter(([name]) => !name.startsWith(PREFIX));
          return new URLSearchParams([...others, ...Object.entries(next).map(([id, text]) => [`${PREFIX}${id}`, text])]);
        },
        { replace: true },
      );
    }, WAIT_MS);
  };
  return { typed, type: (id: string, text: string) => keep({ ...typed, [id]: text }), clear: () => keep({}) };
}
