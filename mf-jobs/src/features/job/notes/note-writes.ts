import type { Note } from '@dwang/contracts';
import { firstWords, rowWrites } from '../rows/row-write';

/** Changes of a note that is there; a new one is made by the client's `createNote`. */
export const noteWrites = rowWrites<Note>({ kind: 'note', path: 'notes', noun: 'Note', tag: 'Note' }, ({ text }) =>
  firstWords(text),
);
