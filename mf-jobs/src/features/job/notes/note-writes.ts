import { firstWords, rowWrites } from '@dwang/client';
import type { Note } from '@dwang/contracts';

/** Changes of a note that is there; a new one is made by the client's `createNote`. */
export const noteWrites = rowWrites<Note>({
  kind: 'note',
  noun: 'Note',
  tag: 'Note',
  listOf: ({ projectId }) => `/projects/${projectId}/notes`,
  about: ({ text }) => firstWords(text),
});
