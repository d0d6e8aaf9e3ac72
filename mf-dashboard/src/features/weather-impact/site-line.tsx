import { Button, CloseIcon, formatShortDay, Link } from '@dwang/kit';
import { useEffect, useRef } from 'react';

interface SiteLineProps {
  projectId: number;
  day: string;
  place: string | undefined;
  onLeave: () => void;
}

/** Whose day is being looked at; comes into sight with the day, and is where the keyboard goes on. */
export function SiteLine({ projectId, day, place, onLeave }: SiteLineProps) {
  const line = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day comes into sight anew.
  useEffect(() => {
    line.current?.scrollIntoView?.({ block: 'center' });
    line.current?.focus({ preventScroll: true });
  }, [projectId, day]);
  return (
    <div ref={line} className="impact-site" tabIndex={-1}>
      <span>
        <strong>{formatShortDay(day)}</strong>
        {place && ` in ${place}`}
      </span>
      <Link to={`/jobs/${projectId}`}>Open job</Link>
      <Button type="text" icon={<CloseIcon aria-hidden />} aria-label="Back to my own weather" onClick={onLeave} />
    </div>
  );
}
