import { enqueue, stampNow } from '@dwang/client';
import type { Note } from '@dwang/contracts';
import { type Doing, sayDone } from './doing';

const TAGS = ['Note'] as const;

/** A note on a job, through the outbox; it can be taken back for ten seconds. */
export async function addNote(
  { desk, user }: Doing,
  { projectId, text }: { projectId: number | null; text: string },
): Promise<void> {
  if (projectId === null) return;
  const [uid, now] = [crypto.randomUUID(), stampNow().at];
  const preview: Note = {
    id: 0,
    uid,
    projectId,
    userId: user.id,
    userName: user.username,
    text,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  const url = `/projects/${projectId}/notes`;
  const outcome = await enqueue<Note>(desk.store, {
    kind: 'note',
    operation: 'create',
    uid,
    label: `Note, ${text.slice(0, 40)}`,
    request: { method: 'POST', url, body: { uid, text, at: now } },
    preview,
    tags: TAGS,
  });
  if (outcome.state === 'refused') throw outcome.error;
  // Sent: the server's row is named by its number. Kept: the outbox knows the number when it is there.
  const id = outcome.state === 'sent' ? outcome.answer.id : '{id}';
  const undo = () =>
    enqueue(desk.store, {
      kind: 'note',
      operation: 'delete',
      uid,
      label: `Delete note, ${text.slice(0, 40)}`,
      request: { method: 'DELETE', url: `${url}/${id}` },
      preview: null,
      base: { ...preview },
      tags: TAGS,
    });
  sayDone(outcome.state === 'sent' ? 'Note saved' : 'Note saved locally', text, undo);
}
