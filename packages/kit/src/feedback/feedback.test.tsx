import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitProvider } from '../theme/kit-provider';
import { clearToasts, confirmAction, showToast } from '.';

const setUp = () => {
  render(<KitProvider>page</KitProvider>);
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
};

it('shows a toast with its action, once', async () => {
  const user = setUp();
  const run = jest.fn();
  act(() => void showToast({ tone: 'success', title: 'Time entry saved', seconds: 0, action: { label: 'Undo', run } }));
  expect(screen.getByRole('status')).toHaveTextContent('Time entry saved');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Time entry saved')).not.toBeInTheDocument();
});

it('announces an error at once and takes a toast away when its time is over', () => {
  jest.useFakeTimers();
  render(<KitProvider>page</KitProvider>);
  act(() => void showToast({ tone: 'error', title: 'Save failed', seconds: 3 }));
  expect(screen.getByRole('alert')).toHaveTextContent('Save failed');
  act(() => void jest.advanceTimersByTime(3001));
  expect(screen.queryByText('Save failed')).not.toBeInTheDocument();
  jest.useRealTimers();
});

it('shows one toast at a time on a phone, and the one before it again when that is swiped away', () => {
  const media = { matches: true, addEventListener() {}, removeEventListener() {} };
  const matchMedia = window.matchMedia;
  window.matchMedia = () => media as unknown as MediaQueryList;
  render(<KitProvider>page</KitProvider>);
  act(() => void showToast({ tone: 'info', title: 'New version', seconds: 0 }));
  act(() => void showToast({ tone: 'success', title: 'Saved', seconds: 0 }));
  expect(screen.queryByText('New version')).not.toBeInTheDocument();
  const toast = screen.getByRole('status');
  for (const [type, clientX] of [
    ['pointerdown', 200],
    ['pointermove', 100],
    ['pointerup', 100],
  ] as const) {
    const event = new MouseEvent(type, { clientX, bubbles: true });
    fireEvent(toast, Object.assign(event, { pointerType: 'touch' }));
  }
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('New version');
  window.matchMedia = matchMedia;
  act(() => clearToasts());
});

it('asks before something that cannot be undone, and answers what the person chose', async () => {
  const user = setUp();
  let first: Promise<boolean> = Promise.resolve(true);
  act(() => {
    first = confirmAction({ title: 'Delete this entry?', confirm: 'Delete entry', danger: true });
  });
  expect(screen.getByRole('dialog', { name: 'Delete this entry?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(first).resolves.toBe(false);
  let second: Promise<boolean> = Promise.resolve(false);
  act(() => {
    second = confirmAction({ title: 'Delete this entry?', confirm: 'Delete entry' });
  });
  await user.click(screen.getByRole('button', { name: 'Delete entry' }));
  await expect(second).resolves.toBe(true);
});
