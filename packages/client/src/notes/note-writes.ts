import type { Note, User } from '@dwang/contracts';
import type { NewWrite } from '../outbox/queued-write';
import { stampNow } from '../server-clock';

const MOST_OF_LABEL = 40;

/** A note as it is shown until the server has it. */
export function newNote(projectId: number, user: Pick<User, 'id' | 'username'>, text: string): Note {
  const now = stampNow().at;
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
export const createNote = (note: Note): NewWrite<Note> => ({
  kind: 'note',
  operation: 'create',
  uid: note.uid,
  tags: ['Note', 'Activity'],
  label: `Note: ${note.text.split('\n')[0]?.trim().slice(0, MOST_OF_LABEL)}`,
  request: {
    method: 'POST',
    url: `/projects/${note.projectId}/notes`,
    body: { uid: note.uid, text: note.text, at: note.createdAt },
  },
  preview: note,
});
