import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitProvider } from '../theme/kit-provider';
import { confirmAction, showToast } from '.';

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
