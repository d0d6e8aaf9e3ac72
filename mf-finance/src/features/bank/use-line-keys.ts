import { type RefObject, useEffect, useRef } from 'react';

const lineOf = (element: Element | null) => element?.closest<HTMLElement>('[data-bank-line]') ?? null;
const focusLine = (line: Element | null | undefined) => line?.querySelector<HTMLElement>('.bank-buttons button')?.focus();

/**
 * Arrow keys go from line to line; a letter presses the button of the line that says `data-key`. When a line goes away, `keepPlace` called
 * before lets the focus go on to the one after it.
 */
export function useLineKeys(list: RefObject<HTMLElement | null>, ids: readonly number[]) {
  const next = useRef<{ from: number; to: number | null } | null>(null);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const press = (event: KeyboardEvent) => {
      const line = lineOf(event.target as Element);
      if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'ArrowDown') focusLine(line.nextElementSibling);
      else if (event.key === 'ArrowUp') focusLine(line.previousElementSibling);
      else {
        const button = /^[a-z]$/i.test(event.key) && line.querySelector<HTMLElement>(`[data-key="${event.key.toLowerCase()}"]`);
        if (!button) return;
        button.click();
      }
      event.preventDefault();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [list]);

  useEffect(() => {
    const wanted = next.current;
    if (!wanted || ids.includes(wanted.from)) return;
    next.current = null;
    focusLine(wanted.to === null ? null : list.current?.querySelector(`[data-bank-line="${wanted.to}"]`));
  }, [ids, list]);

  return {
    keepPlace: (id: number) => {
      const at = ids.indexOf(id);
      next.current = { from: id, to: ids[at + 1] ?? ids[at - 1] ?? null };
    },
  };
}
