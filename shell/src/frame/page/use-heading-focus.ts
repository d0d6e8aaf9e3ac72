import { useLocation } from '@dwang/kit';
import { type RefObject, useEffect, useRef } from 'react';

/** A screen's code may be on its way: its heading is waited for this long. */
const PATIENCE = 8000;

function focusQuietly(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Waits for the screen's heading and hands it the focus, unless the person has gone somewhere else meanwhile. */
function focusHeading(main: HTMLElement): () => void {
  const old = main.querySelector('h1');
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const heading = main.querySelector('h1');
    if (!heading || heading === old) return;
    stop();
    const isFree = document.activeElement === main || document.activeElement === document.body;
    if (isFree) focusQuietly(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(stop, PATIENCE);
  return stop;
}

/** After each navigation the page starts at its top, and a screen reader hears the new heading. Not on the first load. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    const element = main.current;
    if (!element || last.current === pathname) return undefined;
    last.current = pathname;
    window.scrollTo(0, 0);
    const heading = element.querySelector('h1');
    focusQuietly(heading ?? element);
    return heading ? undefined : focusHeading(element);
  }, [pathname, main]);
}
