/** `eco` is the low-power look of the moving background, `full` the other. */
export type Graphics = 'eco' | 'full';

const KEY = 'dwang-low-power';
const PHONE = '(max-width: 767.98px)';
const listeners = new Set<() => void>();

const isPhone = (): boolean => typeof matchMedia === 'function' && matchMedia(PHONE).matches;

function read(): Graphics {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null) return kept === 'true' ? 'eco' : 'full';
  } catch {
    // Falls through to what suits the device.
  }
  return isPhone() ? 'eco' : 'full';
}

let graphics = read();

/** What is chosen on this device; a phone that has not chosen saves its battery. */
export const currentGraphics = (): Graphics => graphics;

export function setGraphics(next: Graphics): void {
  graphics = next;
  try {
    localStorage.setItem(KEY, String(next === 'eco'));
  } catch {
    // Then it holds for as long as the page.
  }
  for (const listener of listeners) listener();
}

export function onGraphics(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
