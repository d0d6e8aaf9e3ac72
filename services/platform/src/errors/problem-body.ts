import { ErrorCode, type Problem } from '@dwang/contracts';
import { HttpException } from '@nestjs/common';
import { isDatabaseAway, isDatabaseFull } from '../data/database-errors';
import { AppError } from './app-errors';

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Signed out',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timed out',
  409: 'Conflict',
  413: 'Too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  416: 'Range not satisfiable',
  422: 'Cannot be processed',
  429: 'Too many requests',
  431: 'Headers too long',
  502: 'Bad gateway',
  503: 'Unavailable',
  504: 'Gateway timed out',
  507: 'Storage full',
};

const DETAILS: Record<number, string> = {
  400: 'The request could not be read. Is it valid JSON?',
  404: 'There is nothing at this address',
  413: 'The request is too large',
  415: 'Please send application/json in UTF-8, not compressed',
};

/** The answer to an error nobody foresaw: no stack, no SQL. */
const INTERNAL = new AppError(500, ErrorCode.internal, 'Something went wrong on our side. Please try again.');

const AWAY = new AppError(503, 'SERVER.DATABASE_AWAY', 'The service is not available just now. Please try again.', {
  headers: { 'retry-after': '2' },
});
const FULL = new AppError(507, 'SERVER.STORAGE_FULL', 'There is no room left to save this. Nothing was changed.');

/** Turns whatever was thrown into an `AppError`; `isKnown` is false for what must be logged as a fault of ours. */
export function toAppError(thrown: unknown): { error: AppError; isKnown: boolean } {
  if (thrown instanceof AppError) return { error: thrown, isKnown: true };
  if (isDatabaseAway(thrown)) return { error: AWAY, isKnown: false };
  if (isDatabaseFull(thrown)) return { error: FULL, isKnown: false };
  const status = statusOf(thrown);
  if (status === undefined || status >= 500 || status < 400) return { error: INTERNAL, isKnown: false };
  const code = status === 404 ? ErrorCode.notFound : status === 403 ? ErrorCode.forbidden : ErrorCode.malformed;
  return { error: new AppError(status, code, DETAILS[status] ?? TITLES[status] ?? 'The request was refused'), isKnown: true };
}

function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  if (!('statusCode' in thrown) || !('code' in thrown)) return undefined;
  const isFastifys = typeof thrown.code === 'string' && thrown.code.startsWith('FST_');
  return isFastifys && typeof thrown.statusCode === 'number' ? thrown.statusCode : undefined;
}

export const problemBody = (error: AppError, requestId: string): Problem => ({
  type: 'about:blank',
  title: TITLES[error.status] ?? 'Server error',
  status: error.status,
  code: error.code,
  detail: error.detail,
  errors: error.errors.map(({ field, message }) => ({ field, message })),
  requestId,
  ...(error.rowId === undefined ? {} : { rowId: error.rowId }),
});
