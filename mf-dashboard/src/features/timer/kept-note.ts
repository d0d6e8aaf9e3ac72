/** The note as typed and not yet on the server, with the timer that it belongs to; per tab, so that tabs do not mix. */
const KEY = 'dwang-timer-note';

interface KeptNote {
  timer: string | null;
  text: string;
}

export function keepNote(timer: string | null, text: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ timer, text } satisfies KeptNote));
  } catch {
    // A full or forbidden store costs only a note that is not yet sent.
  }
}

/** What was typed for this timer and never reached the server; null when there is nothing. */
export function keptNote(timer: string | null): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('timer' in kept) || !('text' in kept)) return null;
    return kept.timer === timer && typeof kept.text === 'string' ? kept.text : null;
  } catch {
    return null;
  }
}

/** The note reached the server; what was typed meanwhile stays kept. */
export function forgetNote(timer: string | null, text: string): void {
  if (keptNote(timer) === text) sessionStorage.removeItem(KEY);
}
