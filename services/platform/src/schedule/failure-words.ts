import { withoutValues } from '../logs/log';
import { masked } from '../logs/masked';

const LONGEST = 300;

/** Why a job failed, for the administrator: no values of rows, keys, passwords or addresses of people. */
export function failureWords(thrown: unknown): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  // A connection that is refused on each address of a host has a code and no message.
  const words = error.message || ('code' in error ? String(error.code) : '') || error.name;
  return masked(withoutValues(words)).trim().slice(0, LONGEST);
}
