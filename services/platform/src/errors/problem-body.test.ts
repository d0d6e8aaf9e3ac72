import { QueryFailedError } from 'typeorm';
import { NotFound } from './app-errors';
import { problemBody, toAppError } from './problem-body';

const failure = (code: string) => new QueryFailedError('SELECT secret', [], Object.assign(new Error('secret'), { code }));

it.each([
  ['cannot be reached', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503],
  ['is lost during a query', failure('PROTOCOL_CONNECTION_LOST'), 503],
  ['gives up on a deadlock', failure('ER_LOCK_DEADLOCK'), 503],
  ['is full', failure('SQLITE_FULL'), 507],
  ['refuses a query of ours', failure('SQLITE_ERROR'), 500],
])('answers in words when the database %s', (_, thrown, status) => {
  const { error, isKnown } = toAppError(thrown);
  expect([error.status, isKnown]).toEqual([status, false]);
  expect(error.detail).not.toContain('secret');
  if (status === 503) expect(error.headers['retry-after']).toBe('2');
});

it('says what an error of ours says', () => {
  expect(problemBody(toAppError(new NotFound('Client not found')).error, 'r-1')).toEqual({
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    code: 'REQUEST.NOT_FOUND',
    detail: 'Client not found',
    errors: [],
    requestId: 'r-1',
  });
});
