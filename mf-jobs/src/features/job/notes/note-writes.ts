import type { Note, User } from '@dwang/contracts';
import { firstWords, rowWrites } from '../rows/row-write';

export const noteWrites = rowWrites<Note>({ kind: 'note', path: 'notes', noun: 'Note', tag: 'Note' }, ({ text }) =>
  firstWords(text),
);

/** A note as it is shown until the server has it. */
export function newNote(projectId: number, user: Pick<User, 'id' | 'username'>, text: string): Note {
  const now = new Date().toISOString();
  return {
    id: 0,
    uid: crypto.randomUUID(),
    projectId,
    userId: user.id,
    userName: user.username,
    text,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

/** A new note, written at its own time. */
export const createNote = (note: Note) => noteWrites.create(note, { text: note.text, at: note.createdAt });
