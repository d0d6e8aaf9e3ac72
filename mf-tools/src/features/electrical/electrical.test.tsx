import { expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { fireEvent, screen } from '@testing-library/react';
import ElectricalTool from './electrical-tool';
import { breakerFor, sumLoads } from './loads';

beforeEach(() => localStorage.clear());

test('loads become amps at 230 V, the next breaker sold, and a demand against the main switch', () => {
  expect([2300, 3600, 1, 24_000].map(breakerFor)).toEqual([10, 16, 6, null]);
  const circuits = [
    { id: 'a', name: 'Hob', watts: 7200 },
    { id: 'b', name: 'Hot water', watts: 3000 },
  ];
  expect(sumLoads(circuits, 50, 20)).toMatchObject({ connected: 10_200, demand: 5100, isOver: true });
  expect(sumLoads(circuits, 50, 63).amps).toBeCloseTo(22.17, 2);
});

test('a schedule is written circuit by circuit, drawn, and there again later; what is missing is said (TR-101)', async () => {
  fakeApi();
  const { user, unmount } = renderInShell(<ElectricalTool />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await expectText('Please enter what the circuit is and its load in watts.');
  fireEvent.change(screen.getByLabelText('Circuit'), { target: { value: 'Hot water' } });
  fireEvent.change(screen.getByLabelText('Load'), { target: { value: '3,000' } });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('img', { name: /main switch of 63 A and 1 circuit: Hot water on 16 A/ })).toBeInTheDocument();
  await expectText('1.80 kW, 7.8 A');
  unmount();
  renderInShell(<ElectricalTool />);
  expect(screen.getByRole('button', { name: 'Delete Hot water' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Voltage drop/ })).toHaveAttribute('href', '/calculators?calculator=voltage-drop');
});
