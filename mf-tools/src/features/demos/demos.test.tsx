import { renderInShell } from '@dwang/testing/web';
import { act, fireEvent, screen } from '@testing-library/react';
import IconExample from './icon-example';
import LoaderDemo from './loader-demo';

const message = () => screen.queryAllByText('Concrete is on its way');

test('the loader is shown with any message, hidden, and over the whole window for 3 s', () => {
  jest.useFakeTimers();
  renderInShell(<LoaderDemo />);
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Concrete is on its way' } });
  expect(message()).toHaveLength(1);
  fireEvent.click(screen.getByRole('switch', { name: 'Show' }));
  expect(message()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Show fullscreen for 3 s' }));
  act(() => void jest.advanceTimersByTime(2_999));
  expect(message()).toHaveLength(1);
  act(() => void jest.advanceTimersByTime(1));
  expect(message()).toHaveLength(0);
  jest.useRealTimers();
});

test('fullscreen is left by Escape', () => {
  renderInShell(<LoaderDemo />);
  fireEvent.click(screen.getByRole('switch', { name: 'Fullscreen' }));
  expect(screen.getByRole('switch', { name: 'Fullscreen' })).toBeChecked();
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.getByRole('switch', { name: 'Fullscreen' })).not.toBeChecked();
});

test('the icons are those that the kit has, found by their names', () => {
  renderInShell(<IconExample />, { address: '/icon-example?q=calc' });
  expect(screen.getByRole('button', { name: 'CalculatorsIcon' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'BellIcon' })).toBeNull();
});
