/** The sign-out that is on its way to the server, if any. */
let running: { abort: () => void; done: Promise<void> } | null = null;

/** Remembers a sign-out until it has ended; `abort` gives it up. */
export function noteLeaving(abort: () => void, done: Promise<void>): void {
  const mine = { abort, done };
  running = mine;
  void done.finally(() => {
    if (running === mine) running = null;
  });
}

/**
 * Gives up a sign-out that still waits for an answer, before somebody signs in: on a slow network it would otherwise reach the server, or
 * its answer this device, after that, and sign out the wrong person.
 */
export async function endLeaving(): Promise<void> {
  running?.abort();
  await running?.done;
}
