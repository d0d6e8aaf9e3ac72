export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** A short message: `seconds` until it goes (default 4; 0 stays until closed), one action such as Undo. */
export interface Toast {
  tone: ToastTone;
  title: string;
  description?: string;
  seconds?: number;
  action?: { label: string; run: () => void };
}

export interface ShownToast extends Toast {
  id: number;
}

const MAX_SHOWN = 4;
let shown: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; answers how to take it away. The oldest of more than four goes first. */
export function showToast(toast: Toast): () => void {
  const id = nextId++;
  change([...shown, { ...toast, id }].slice(-MAX_SHOWN));
  return () => dismissToast(id);
}

export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

/** Takes all of them away: a new person at this device, a new test. */
export const clearToasts = (): void => change([]);

export const shownToasts = (): readonly ShownToast[] => shown;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
