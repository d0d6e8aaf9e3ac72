import { type RefObject, useEffect, useRef, useState } from 'react';

/** Turns true for good when the element comes near the window: what is further down fetches nothing and asks for nothing. */
export function useSeen<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') {
      setSeen(true);
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isSeen];
}
