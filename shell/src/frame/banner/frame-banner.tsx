import { Button, CloseIcon } from '@dwang/kit';
import type { ReactNode } from 'react';
import './frame-banner.css';

interface FrameBannerProps {
  /** What it is about, for those who hear the page. */
  label: string;
  children: ReactNode;
  action: { label: string; isRunning: boolean; run: () => unknown };
  /** Without it the banner stays. */
  onAway?: () => void;
}

/** A line above every page about what waits for the person, with the one thing to do. */
export function FrameBanner({ label, children, action, onAway }: FrameBannerProps) {
  return (
    <section className="shell-banner" aria-label={label}>
      <p>{children}</p>
      <Button size="small" loading={action.isRunning} onClick={() => void action.run()}>
        {action.label}
      </Button>
      {onAway && (
        <Button size="small" type="text" icon={<CloseIcon aria-hidden />} aria-label="Hide until next time" onClick={onAway} />
      )}
    </section>
  );
}
