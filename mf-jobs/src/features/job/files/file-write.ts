import { firstWords, type NewWrite, stampNow } from '@dwang/client';
import type { JobFile, User } from '@dwang/contracts';

/** A file as it is shown until the server has it. */
export const newFile = (projectId: number, { id, username }: Pick<User, 'id' | 'username'>, file: File): JobFile => ({
  id: 0,
  uid: crypto.randomUUID(),
  projectId,
  userId: id,
  userName: username,
  name: file.name,
  contentType: file.type,
  size: file.size,
  createdAt: stampNow().at,
  version: 1,
});

/** Below `/api`. The uid makes a repeat harmless. */
export const addressOf = ({ projectId, name, uid }: JobFile): string =>
  `/projects/${projectId}/files?${new URLSearchParams({ name, uid })}`;

/** Keeps the file with the job. Its content is copied, as what was picked may be gone from the device when there is signal. */
export const createFile = async (row: JobFile, file: File): Promise<NewWrite<JobFile>> => ({
  kind: 'file',
  operation: 'create',
  uid: row.uid,
  label: `File: ${firstWords(row.name)}`,
  request: {
    method: 'POST',
    url: addressOf(row),
    file: new Blob([await file.arrayBuffer()], { type: 'application/octet-stream' }),
  },
  preview: row,
  tags: ['File', 'Activity'],
});
