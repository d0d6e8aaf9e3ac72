import { z } from 'zod';
import { listQuery, page } from './lists';
import { Instant, RequiredText, Uid } from './primitives';

const text = RequiredText(5000, 'Please enter a note');

/** `at` is when it was written, so that a note made without a network keeps its own time; a time to come counts as now. */
export const CreateNote = z.object({ uid: Uid.optional(), text, at: Instant.optional() }).meta({ id: 'CreateNote' });
export const UpdateNote = z.object({ text: text.optional(), version: z.number().int().optional() }).meta({ id: 'UpdateNote' });

/** What somebody wrote down about a job. */
export const Note = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    projectId: z.number().int(),
    userId: z.number().int(),
    userName: z.string(),
    text: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'Note' });

export const NoteListQuery = listQuery({}, ['-createdAt']);
export const NotePage = page(Note, z.object({ count: z.number().int() })).meta({ id: 'NotePage' });

export type CreateNote = z.input<typeof CreateNote>;
export type UpdateNote = z.input<typeof UpdateNote>;
export type Note = z.infer<typeof Note>;
export type NoteListQuery = z.input<typeof NoteListQuery>;
export type NotePage = z.infer<typeof NotePage>;
