import { fakeApi, renderInShell } from '@dwang/testing/web';
import { fireEvent, screen } from '@testing-library/react';
import UnitConverterTool from './unit-converter-tool';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a length goes both ways, and inches may be typed as on a tape', () => {
  fakeApi();
  renderInShell(<UnitConverterTool />);
  type('From', '2400');
  expect(screen.getByLabelText('To')).toHaveValue('94.48819');
  expect(screen.getByText('On the tape ≈ 94 1/2 in')).toBeVisible();
  type('To', '1 3/8');
  expect(screen.getByLabelText('From')).toHaveValue('34.925');
  expect(screen.getByText('0.034925 m')).toBeVisible();
});

test('what is no number says what to type, and cannot be saved', () => {
  fakeApi();
  renderInShell(<UnitConverterTool />);
  type('From', 'two');
  expect(screen.getByText(/Type a number/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save to job' })).toBeDisabled();
});
