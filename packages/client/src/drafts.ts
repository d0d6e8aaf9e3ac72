import { readDraftName } from '@dwang/contracts/values';

const namesOf = (userId: number): string[] => Object.keys(localStorage).filter((name) => readDraftName(name)?.owner === userId);

/** Forgets what this user has begun in forms of this device and not saved, and how they like things here; what is of others stays. */
export function forgetDrafts(userId: number): void {
  for (const name of namesOf(userId)) localStorage.removeItem(name);
}

/** How somebody likes things on a device; nothing of it is lost work. */
const LIKING = /^(card-.+|first-job|calculator-history)$/;
const HAS_NOTES = /"notes":"[^"]/;

/** Whether this user has begun something on this device that is not saved anywhere else. */
export const hasDrafts = (userId: number): boolean =>
  namesOf(userId).some((name) => {
    const what = readDraftName(name)?.what ?? '';
    // The next timer's job is a liking; a note typed for it is not.
    return what === 'job-timer' ? HAS_NOTES.test(localStorage.getItem(name) ?? '') : !LIKING.test(what);
  });
