import { fakeApi } from '@dwang/testing/web';
import { waitFor } from '@testing-library/react';
import { reportUncaught } from './report-uncaught';

const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }));

test('what nothing has caught is sent, each text once, at most ten from one page, and never what was given up', async () => {
  const server = fakeApi({ 'POST /client-errors': () => null });
  const messages = () => server.sent('POST', '/client-errors').map(({ body }) => body.message);
  reportUncaught();
  fail(new Error('the wall fell down'));
  fail(new Error('the wall fell down'));
  reject('no reason');
  reject(new DOMException('given up', 'AbortError'));
  fail(new Error('ResizeObserver loop completed with undelivered notifications.'));
  await waitFor(() => expect(messages()).toEqual(['the wall fell down', 'no reason']));
  for (let index = 0; index < 20; index += 1) fail(new Error(`number ${index}`));
  await waitFor(() => expect(messages()).toHaveLength(10));
});
