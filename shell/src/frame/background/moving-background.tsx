import { useEffect, useRef, useState } from 'react';
import { useGraphics } from './use-graphics';
import './moving-background.css';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
/** Where the browser cannot say when it is idle, in milliseconds after the first screen. */
const LATER = 3000;

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, LATER);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}

/** Offcuts drifting in the margins, beside and below what is read. Its code comes when the first screen has long been standing. */
export function MovingBackground() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isEco = useGraphics() === 'eco';
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let stopIdle = () => {};
    const timer = setTimeout(() => {
      stopIdle = whenIdle(() => setDue(true));
    }, LATER);
    return () => {
      clearTimeout(timer);
      stopIdle();
    };
  }, []);
  useEffect(() => {
    if (!isDue) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    const begin = async () => {
      const { startPainting } = await import('./paint-loop');
      if (!isGone && canvas.current) stop = startPainting(canvas.current, { isEco, isStill: matchMedia(LESS_MOTION).matches });
    };
    begin().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isDue, isEco]);
  return (
    <div className="shell-background" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
