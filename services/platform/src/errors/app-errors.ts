import { ErrorCode, type FieldError } from '@dwang/contracts';

export interface AppErrorOptions {
  code?: string;
  errors?: readonly FieldError[];
  headers?: Record<string, string>;
  /** The row that stands in the way, named by its number: it is read through its own route, with the reader's rights. */
  rowId?: number;
}

/** What a service throws when a request cannot be done; the problem filter turns it into the answer. `detail` is for people. */
export class AppError extends Error {
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly headers: Record<string, string>;
  readonly rowId: number | undefined;

  constructor(
    readonly status: number,
    code: string,
    readonly detail: string,
    options: AppErrorOptions = {},
  ) {
    super(detail);
    this.name = new.target.name;
    this.code = options.code ?? code;
    this.errors = options.errors ?? [];
    this.headers = options.headers ?? {};
    this.rowId = options.rowId;
  }
}

/** 404: no such row, or a row of another company. */
export class NotFound extends AppError {
  constructor(detail = 'Not found', code: string = ErrorCode.notFound) {
    super(404, code, detail);
  }
}

/** 409: the request is well formed but clashes with what is stored. Name the field at fault, and the row in the way, where there is one. */
export class Conflict extends AppError {
  constructor(code: string, detail: string, field?: string, rowId?: number) {
    super(409, code, detail, { ...(field && { errors: [{ field, message: detail }] }), ...(rowId && { rowId }) });
  }
}

/** 413: a file beyond what `MAX_UPLOAD_MB` allows. */
export const fileTooLarge = (megabytes: number): AppError =>
  new AppError(413, 'REQUEST.TOO_LARGE', `A file can be at most ${megabytes} MB`);

/** 409: another row was made under the same uid. */
export class UidTaken extends AppError {
  constructor(rowId: number) {
    const detail = 'Something else was saved in its place already. You can save yours as a new one.';
    super(409, ErrorCode.uidTaken, detail, { errors: [{ field: 'uid', message: detail }], rowId });
  }
}

/** 409 because the row was changed by someone else since the caller read it. */
export class VersionConflict extends Conflict {
  constructor() {
    super(ErrorCode.versionConflict, 'This was changed elsewhere in the meantime. Please reload and try again.', 'version');
  }
}

/** 400: one field, or several, are refused. */
export class Invalid extends AppError {
  constructor(
    field: string | readonly FieldError[],
    message = 'Please check the marked fields',
    code: string = ErrorCode.validation,
  ) {
    const errors = typeof field === 'string' ? [{ field, message }] : field;
    super(400, code, errors[0]?.message ?? message, { errors });
  }
}

/** 401: nobody is signed in. */
export class SignedOut extends AppError {
  constructor(detail = 'Please sign in', code: string = ErrorCode.signedOut) {
    super(401, code, detail);
  }
}

/** 403: signed in, but not allowed. */
export class Forbidden extends AppError {
  constructor(detail = 'You are not allowed to do this', code: string = ErrorCode.forbidden) {
    super(403, code, detail);
  }
}

/** 429 with Retry-After. */
export class TooMany extends AppError {
  constructor(detail: string, retryAfterSeconds: number, code: string = ErrorCode.rateLimited) {
    super(429, code, detail, { headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) } });
  }
}
