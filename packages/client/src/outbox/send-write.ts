import { fileSize } from '@dwang/domain';
import { type ApiError, noAnswer, readError } from '../api-error';
import type { QueuedWrite } from './queued-write';

/** What the server said to one attempt. */
export type Reply =
  | { state: 'accepted'; answer: unknown }
  /** A final no, with our own problem body. */
  | { state: 'refused'; error: ApiError }
  /** Another device has changed the row meanwhile. */
  | { state: 'conflict'; error: ApiError }
  /** The session has ended, is somebody else's, or lacks a second step: the queue waits for its owner. */
  | { state: 'not-mine' }
  /** The same write is being worked on at this moment. */
  | { state: 'running'; seconds: number }
  /** Nothing final. `isForAll` when the network or the whole server is at fault, so that trying the others is no use. */
  | { state: 'unanswered'; error: ApiError; isForAll: boolean };

const TIMEOUT = 20_000;
const FILE_TIMEOUT = 180_000;
/** A request line too slow, a limit reached, or the door and not the house that answers. */
const NOT_FINAL = [408, 425, 429];
/** Nothing is wrong with the write: it goes once its owner is signed in as asked. */
const WAITS_FOR_OWNER: readonly (string | null)[] = ['AUTH.OTHER_USER', 'AUTH.SECOND_STEP_DEMANDED'];
const WHOLE_SERVER = [408, 429, 502, 503, 504];

/** Sends a write once. `address` is the write's url with the row's number in it. Never throws. */
export async function sendWrite(write: QueuedWrite, address: string, ask: typeof fetch = fetch): Promise<Reply> {
  const { method, file } = write.request;
  const body = file ?? bodyOf(write);
  try {
    const response = await ask(`/api${address}`, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'idempotency-key': write.key,
        'x-dwang-user': String(write.userId),
        ...(body === undefined ? {} : { 'content-type': file ? file.type : 'application/json' }),
      },
      signal: AbortSignal.timeout(file ? FILE_TIMEOUT : TIMEOUT),
      ...(body === undefined ? {} : { body }),
    });
    return response.ok ? await accepted(response) : await declined(response, write);
  } catch {
    return { state: 'unanswered', error: noAnswer(), isForAll: true };
  }
}

/** The row as the server has it now; null when there is no answer. */
export async function readRow(
  write: QueuedWrite,
  address: string,
  ask: typeof fetch = fetch,
): Promise<Record<string, unknown> | null> {
  try {
    const headers = { accept: 'application/json', 'x-dwang-user': String(write.userId) };
    const response = await ask(`/api${address}`, {
      credentials: 'include',
      headers,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const row: unknown = response.ok ? await response.json() : null;
    return typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Only what was edited by the row that the person saw (`base`) has a version to go by; a timer or a setting is told as it is. */
function bodyOf({ request, operation, base, version }: QueuedWrite): string | undefined {
  if (request.body === undefined) return undefined;
  const known = base ? (version ?? base.version) : undefined;
  const isEdit = operation === 'update' && typeof request.body === 'object' && request.body !== null && known !== undefined;
  if (!isEdit) return JSON.stringify(request.body);
  const own = version === null && 'version' in (request.body as object);
  return JSON.stringify(own ? request.body : { ...(request.body as object), version: known });
}

/** A page where an answer should be is a sign-in page of some network, not our server. */
async function accepted(response: Response): Promise<Reply> {
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  if (text === '' && !type.includes('html')) return { state: 'accepted', answer: null };
  if (!type.includes('json')) return { state: 'unanswered', error: noAnswer(), isForAll: true };
  return { state: 'accepted', answer: JSON.parse(text) };
}

/** A file that is too large: how large it is, with what is allowed where our server said it. */
function ofFile(error: ApiError, { size }: Blob): ApiError {
  if (error.status !== 413) return error;
  const allowed = error.code === null ? 'That is more than this server takes. Send a smaller copy.' : `${error.detail}.`;
  return { ...error, detail: `This file is ${fileSize(size)}. ${allowed}`, errors: [] };
}

async function declined(response: Response, write: QueuedWrite): Promise<Reply> {
  const error = await readError(response);
  if (write.operation === 'delete' && error.code === 'REQUEST.NOT_FOUND') return { state: 'accepted', answer: null };
  if (error.code === 'REQUEST.VERSION_CONFLICT') return { state: 'conflict', error };
  if (error.code === 'IDEMPOTENCY.STILL_RUNNING') {
    return { state: 'running', seconds: Number(response.headers.get('retry-after')) || 1 };
  }
  if (error.status === 401 || WAITS_FOR_OWNER.includes(error.code)) return { state: 'not-mine' };
  // A body that is too large may be refused by a proxy in front; any other refusal counts only in our own words.
  const isFinal = error.status < 500 && !NOT_FINAL.includes(error.status) && (error.code !== null || error.status === 413);
  if (isFinal) return { state: 'refused', error: write.request.file ? ofFile(error, write.request.file) : error };
  const isOfFile = error.code === 'FILE.NOT_CHECKED';
  return { state: 'unanswered', error, isForAll: !isOfFile && (error.status < 500 || WHOLE_SERVER.includes(error.status)) };
}
