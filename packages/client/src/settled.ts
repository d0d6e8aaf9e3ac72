const TOUCHES = ['pointerdown', 'keydown'];
/** Milliseconds after which the first screen stands, so that what comes for later no longer takes the line from it. */
const SETTLED = 4000;

/** Calls `run` once, at the first touch or once the first screen stands, whichever is first. The function answered calls it off. */
export function whenSettled(run: () => void): () => void {
  const stop = () => {
    clearTimeout(settling);
    for (const touch of TOUCHES) window.removeEventListener(touch, onSettled);
  };
  const onSettled = () => {
    stop();
    run();
  };
  const settling = setTimeout(onSettled, SETTLED);
  for (const touch of TOUCHES) window.addEventListener(touch, onSettled, { passive: true });
  return stop;
}
