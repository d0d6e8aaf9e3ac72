import { expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { fireEvent, screen, within } from '@testing-library/react';
import AreaTool from './area-tool';
import VolumeTool from './volume-tool';

const type = (scope: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(scope.getByLabelText(label), { target: { value } });
const shape = (number: number) => within(screen.getByRole('group', { name: `Shape ${number}` }));

test('a wall with an opening cut out, drawn to scale, with an allowance on top', async () => {
  fakeApi();
  const { user } = renderInShell(<AreaTool />);
  expect(screen.getByRole('button', { name: 'Save to job' })).toBeDisabled();
  type(shape(1), 'Length', '6');
  type(shape(1), 'Width', '2400 mm');
  await user.click(screen.getByRole('button', { name: 'Cut out a shape' }));
  type(shape(2), 'Length', '1.2');
  type(shape(2), 'Width', '2');
  await expectText('12.00 m²');
  expect(screen.getByText('13.20 m²')).toBeVisible();
  expect(screen.getByRole('img', { name: /Rectangle 6 × 2.4 m; Rectangle 1.2 × 2 m, cut out/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save to job' })).toBeEnabled();
});

test('an allowance and a length with a decimal comma are read as typed (TR-101)', async () => {
  fakeApi();
  renderInShell(<AreaTool />);
  type(shape(1), 'Length', '2,4');
  type(shape(1), 'Width', '10');
  fireEvent.change(screen.getByLabelText('Allowance for waste'), { target: { value: '12,5' } });
  await expectText('24.00 m²');
  expect(screen.getByText('27.00 m²')).toBeVisible();
});

test('what is no length is said beside the field', () => {
  fakeApi();
  renderInShell(<AreaTool />);
  type(shape(1), 'Length', 'long');
  expect(shape(1).getByText('Please enter a length')).toBeVisible();
});

test('a slab is told in cubic metres and in bags of concrete', async () => {
  fakeApi();
  renderInShell(<VolumeTool />);
  type(shape(1), 'Length', '6');
  type(shape(1), 'Width', '4');
  type(shape(1), 'Depth', '100 mm');
  await expectText('2.400 m³');
  expect(screen.getByText('2.640 m³')).toBeVisible();
  expect(screen.getByText('286 bags of 20 kg, or 2640 litres')).toBeVisible();
});
