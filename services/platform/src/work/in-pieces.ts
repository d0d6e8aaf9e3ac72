import { promisify } from 'node:util';
import type { Steps } from '@dwang/domain';

/** So many rows are written or asked for at once: on the embedded database 20 ms of the widest ones. */
const ROWS = 25;

/** Milliseconds for which a piece of work may keep all others waiting. */
const PIECE = 10;

/** Lets others have their turn between many rows. */
export const breathe = promisify(setImmediate);

/** Does long work in pieces between which all others have their turn. Throws what the work throws. */
export async function inPieces<Result>(steps: Steps<Result>): Promise<Result> {
  for (let begun = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - begun < PIECE) continue;
    await breathe();
    begun = performance.now();
  }
}

/** Does `work` for so many of the items at once as one statement of the database may have; others have their turn after each. */
export async function inParts<Item>(items: readonly Item[], work: (part: Item[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += ROWS) {
    await work(items.slice(at, at + ROWS));
    await breathe();
  }
}
