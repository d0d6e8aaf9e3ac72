import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

it('has a way to close it only where it can be closed', () => {
  const close = jest.fn();
  const { rerender } = render(<Dialog open title="Sign in to carry on" />);
  const dialog = screen.getByRole('dialog', { name: 'Sign in to carry on' });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  rerender(<Dialog open title="Sign in to carry on" onClose={close} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});
