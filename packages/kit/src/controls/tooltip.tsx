import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

/** A few words about what they hang on, by pointer and by keyboard; Escape hides them. Never the only place where something is said. */
export function Tooltip({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => hideByEscape(place.current, setHidden), []);
  return (
    <span ref={place} className={isHidden ? 'dwang-tip dwang-tip-hidden' : 'dwang-tip'} aria-describedby={id}>
      {children}
      <span id={id} role="tooltip" className="dwang-tip-bubble">
        {title}
      </span>
    </span>
  );
}

function hideByEscape(place: HTMLElement | null, setHidden: (isHidden: boolean) => void): () => void {
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setHidden(true);
  const onLeave = () => setHidden(false);
  document.addEventListener('keydown', onKey);
  place?.addEventListener('pointerleave', onLeave);
  place?.addEventListener('focusout', onLeave);
  return () => {
    document.removeEventListener('keydown', onKey);
    place?.removeEventListener('pointerleave', onLeave);
    place?.removeEventListener('focusout', onLeave);
  };
}
