import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EntryForm, NumberField, NumberInput } from '.';

function Rise({ onChange }: { onChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(10);
  const change = (next: number | null) => {
    onChange(next);
    if (next !== null) setValue(next);
  };
  return (
    <>
      <NumberInput aria-label="Rise" min={1} max={5000} unit="mm" value={value} onChange={change} />
      <button type="button" onClick={() => setValue(7)}>
        Seven
      </button>
    </>
  );
}

const typist = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 });

test('a decimal comma is one, thousands are thousands, and what is left is shown as it was read (TR-101)', async () => {
  const [user, told] = [typist(), jest.fn()];
  render(<Rise onChange={told} />);
  const field = screen.getByLabelText('Rise');
  await user.clear(field);
  await user.type(field, '2,4');
  expect(field).toHaveValue('2,4');
  expect(told).toHaveBeenLastCalledWith(2.4);
  await user.tab();
  expect(field).toHaveValue('2.4');
  await user.clear(field);
  await user.type(field, '1,250');
  await user.tab();
  expect(field).toHaveValue('1250');
});

test('what cannot be read stays in the field and is named beside it once the field is left (TR-101)', async () => {
  const [user, told] = [typist(), jest.fn()];
  render(<Rise onChange={told} />);
  const field = screen.getByLabelText('Rise');
  await user.clear(field);
  await user.type(field, '1,2,3');
  expect(told).toHaveBeenLastCalledWith(null);
  expect(field).toHaveValue('1,2,3');
  expect(field).toBeValid();
  await user.tab();
  expect(field).toHaveAccessibleDescription('Please enter a number, such as 2.4');
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, '9000');
  await user.tab();
  expect(field).toHaveAccessibleDescription('Must be at most 5000 mm');
  await user.click(screen.getByRole('button', { name: 'Seven' }));
  expect(field).toHaveValue('7');
  expect(field).toBeValid();
});

test('the mouse wheel changes nothing (TR-224)', () => {
  const told = jest.fn();
  render(<Rise onChange={told} />);
  const field = screen.getByLabelText('Rise');
  field.focus();
  fireEvent.wheel(field, { deltaY: 100 });
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('10');
  expect(told).not.toHaveBeenCalled();
});

test('a field of a form is sent as it was read, with Enter too, and refused where it cannot be (TR-101)', async () => {
  const [user, save] = [typist(), jest.fn(() => Promise.resolve())];
  render(
    <EntryForm<{ quantity: string; share: string }> onSave={save} saveLabel="Save">
      <NumberField name="quantity" label="Quantity" required decimals={3} />
      <NumberField name="share" label="Share" required min={0} max={100} unit="%" />
    </EntryForm>,
  );
  await user.type(screen.getByLabelText('Quantity'), '1,2,3');
  await user.type(screen.getByLabelText('Share'), '12,5 %{Enter}');
  expect(await screen.findByText('Please enter a number, such as 2.4')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Quantity'));
  await user.type(screen.getByLabelText('Quantity'), '1,5{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ quantity: '1.5', share: '12.5' }));
});
