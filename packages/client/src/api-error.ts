import type { ErrorCode, FieldError, Problem } from '@dwang/contracts';

/** Why a request failed, as plain data so that it can live in the store. */
export interface ApiError {
  /** The HTTP status; 0 when no answer came (no network, or the answer was lost). */
  status: number;
  /** `{status}: {body or status text}`, or `Request failed after multiple attempts` when all retries got no answer. */
  message: string;
  /** The problem's code when the server sent one. */
  code: ErrorCode | null;
  /** A sentence for people. */
  detail: string;
  errors: FieldError[];
  /** With REQUEST.UID_TAKEN and INVOICE.NUMBER_TAKEN: the number of the row that stands there already. */
  rowId?: number;
}

export const NO_ANSWER = 'Request failed after multiple attempts';

/** Reads a failed answer; understands problem+json and anything else as text. */
export async function readError(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  const problem = parseProblem(response, body);
  const words = problem?.detail || problem?.title || (isForMachines(response) ? '' : body.slice(0, 300));
  const said = words || response.statusText;
  return {
    status: response.status,
    message: `${response.status}: ${said}`,
    code: (problem?.code as ErrorCode | undefined) ?? null,
    detail: words || plainWords(response.status) || said,
    errors: problem?.errors ?? [],
    ...(problem?.rowId === undefined ? {} : { rowId: problem.rowId }),
  };
}

/** What people read of a server that failed without a word, or of a proxy before it. */
function plainWords(status: number): string | null {
  if (status < 500) return null;
  return [502, 503, 504].includes(status) ? 'The server is not answering right now.' : 'Something went wrong on the server.';
}

/** A page of some proxy, or data that is no problem: not to be read by people. */
function isForMachines(response: Response): boolean {
  return /html|json/.test(response.headers.get('content-type') ?? '');
}

function parseProblem(response: Response, body: string): Problem | null {
  if (!response.headers.get('content-type')?.includes('json')) return null;
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && 'code' in value ? (value as Problem) : null;
  } catch {
    return null;
  }
}

const NO_CONNECTION = 'There is no connection. This works when you have signal.';

/** Whether the device itself says that it has no network at all. Servers read errors as well, and have no navigator. */
export const hasNoNetwork = (): boolean => (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine === false;

export const noAnswer = (): ApiError => {
  const detail = hasNoNetwork() ? NO_CONNECTION : NO_ANSWER;
  return { status: 0, message: NO_ANSWER, code: null, detail, errors: [] };
};

/** Narrows what RTK Query's hooks and `unwrap()` throw. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'errors' in error && 'message' in error;
}

/** A part of the app that is fetched when it is needed did not come; the browser's words name files. */
const isMissingCode = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** The sentence to show for any caught value. */
export function errorText(error: unknown, fallback: string): string {
  if (isApiError(error)) return error.detail || fallback;
  if (isMissingCode(error)) return 'This part of the app is not on this device yet. Try again when you have signal.';
  return error instanceof Error && error.message ? error.message : fallback;
}
