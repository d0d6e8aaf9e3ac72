import { useLocation } from '@dwang/kit';
import { useEffect } from 'react';

const CURRENT = 'data-current';

/**
 * Goes to the place that the address names, also when the address changes without a load (then the browser does nothing) and when the
 * place appears later, with the description of a remote: `topics` is how many there are.
 */
export function useAnchor(topics: number): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same link has another key and must go there again
  useEffect(() => {
    document.querySelector(`[${CURRENT}]`)?.removeAttribute(CURRENT);
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!place) return;
    place.setAttribute(CURRENT, '');
    place.scrollIntoView?.({ block: 'start' });
    place.focus({ preventScroll: true });
  }, [hash, key, topics]);
}
