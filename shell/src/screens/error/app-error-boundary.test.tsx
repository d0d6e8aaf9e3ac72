import { expectText, fakeApi, refuse } from '@dwang/testing/web';
import { render, screen } from '@testing-library/react';
import { AppErrorBoundary } from './app-error-boundary';

function Broken(): never {
  throw new Error('the wall fell down');
}

function drawBroken(): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <AppErrorBoundary>
      <Broken />
    </AppErrorBoundary>,
  );
}

afterEach(() => jest.restoreAllMocks());

test('an error that nothing else caught is reported, and only then said to be', async () => {
  const server = fakeApi({ 'POST /client-errors': () => ({}) });
  drawBroken();
  expect(screen.getByRole('heading', { name: 'Something Went Wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await expectText("we've encountered an error and our team has been notified");
  expect(server.sent('POST', '/client-errors')[0]?.body).toMatchObject({ message: 'the wall fell down', place: '/' });
});

test('a report that did not arrive is not claimed', async () => {
  const server = fakeApi({ 'POST /client-errors': () => refuse(404, 'REQUEST.NOT_FOUND', 'None') });
  drawBroken();
  await screen.findByText(/^we've encountered an error\./);
  expect(server.requests).toHaveLength(1);
  expect(screen.queryByText(/notified/)).toBeNull();
});
