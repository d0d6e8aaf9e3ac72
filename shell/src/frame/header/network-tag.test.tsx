import { freshOutbox, renderInShell } from '@dwang/testing/web';
import { act, screen } from '@testing-library/react';
import { sayReady } from '../../offline/readiness';
import { NetworkTag } from './network-tag';

beforeEach(() => freshOutbox('on'));
afterEach(() => jest.useRealTimers());

test('says for a while, and out loud, that this device has become ready for no signal (TR-311)', () => {
  jest.useFakeTimers();
  renderInShell(<NetworkTag />);
  expect(screen.queryByText('Offline ready')).not.toBeInTheDocument();
  act(() => sayReady());
  expect(screen.getByRole('status')).toHaveTextContent('Offline ready');
  act(() => jest.advanceTimersByTime(15_000));
  expect(screen.queryByText('Offline ready')).not.toBeInTheDocument();
});
