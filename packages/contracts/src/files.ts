import { z } from 'zod';
import { listQuery, page } from './lists';
import { RequiredLine, Uid } from './primitives';

/** A file's own name, kept as text only: nothing is stored under it. */
export const FileName = RequiredLine(255, 'Please give the file a name');

/**
 * How a file is sent to `POST /projects/:id/files`: these in the address, its bytes as `application/octet-stream`. What it is, its content
 * decides: PDF, Word, Excel, PowerPoint, OpenDocument, DWG, a picture, or plain text such as CSV. Sent again with the same `uid`, it is kept once.
 */
export const AddFileQuery = z.strictObject({ name: FileName, uid: Uid.optional() });

/** A file of a job. Its content is at `/projects/:projectId/files/:id/content`. A deleted one comes back by `POST …/restore` for 30 days. */
export const JobFile = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    projectId: z.number().int(),
    userId: z.number().int(),
    userName: z.string(),
    name: z.string(),
    contentType: z.string(),
    /** Bytes. */
    size: z.number().int(),
    createdAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'JobFile' });

export const JobFileListQuery = listQuery({}, ['-createdAt']);
export const JobFilePage = page(JobFile, z.object({ count: z.number().int() })).meta({ id: 'JobFilePage' });

export type AddFileQuery = z.input<typeof AddFileQuery>;
export type JobFile = z.infer<typeof JobFile>;
export type JobFileListQuery = z.input<typeof JobFileListQuery>;
export type JobFilePage = z.infer<typeof JobFilePage>;
