import type { ActivityChange } from '@dwang/contracts';
import { cutText } from './cut-text';

type Told = Readonly<Record<string, string | number | boolean | null>>;

/** So much of a long text is kept in the history. */
const MOST = 120;

/** What differs between two states of a row, given by the names and in the form of the API. */
export function changesBetween<State extends Told>(before: State, after: State): ActivityChange[] {
  return Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: inWords(before[field]), to: inWords(after[field]) }));
}

function inWords(value: Told[string] | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  return cutText(String(value), MOST);
}
