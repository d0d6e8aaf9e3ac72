import { Preferences } from '@dwang/contracts';
import { expectText, fakeApi, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import CalculatorsRoute from './calculators.route';

beforeEach(() => localStorage.clear());

const aServer = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /preferences': () => Preferences.parse({ version: 0, tools: { calculators: ['stairs'] } }),
    'GET /calculators': () => ({ items: [], nextCursor: null, totals: { count: 0 } }),
    ...handlers,
  });
const open = (address = '/calculators') => renderInShell(<CalculatorsRoute />, { address });
const tiles = () => within(screen.getByRole('region', { name: 'Tools' })).getAllByRole('link');

test('the tabs stand in the address and choose the tiles, and every tile opens its tool with Back to All', async () => {
  aServer();
  const { user, address } = open('/calculators?projectId=5');
  for (const title of ['All Calculators', 'AR Measure Tool', 'Bubble Level']) {
    expect(tiles().some((tile) => tile.textContent?.includes(title))).toBe(true);
  }
  await user.click(screen.getByRole('radio', { name: 'AR Tools' }));
  expect(address()).toBe('/calculators?projectId=5&tab=ar');
  expect(tiles().some((tile) => tile.textContent?.includes('All Calculators'))).toBe(false);
  await user.click(screen.getByRole('link', { name: /^Bubble Level/ }));
  await expectText('Device orientation not supported on this device.');
  await user.click(screen.getByRole('link', { name: 'Back to All' }));
  expect(address()).toBe('/calculators?tab=ar&projectId=5');
});

test('built-in calculators are found by other words for them, favourites stand first, and are starred', async () => {
  let kept = Preferences.parse({ version: 0, tools: { calculators: ['stairs'] } });
  aServer({
    'GET /preferences': () => kept,
    'PATCH /preferences': ({ body }) => {
      kept = Preferences.parse({ ...kept, ...body });
      return kept;
    },
  });
  const { user } = open();
  const builtIn = within(screen.getByRole('region', { name: 'Built-in calculators' }));
  const own = within(await screen.findByRole('navigation', { name: 'Favourites and last used' }));
  expect(own.getByRole('link', { name: 'Stairs' })).toHaveAttribute('href', '/calculators?calculator=stairs');
  await user.type(builtIn.getByRole('searchbox'), 'SLAB{Enter}');
  await user.click(builtIn.getByRole('button', { name: 'Favourite: Concrete slab' }));
  await waitFor(() => expect(kept.tools.calculators).toEqual(['stairs', 'concrete-slab']));
  await user.clear(builtIn.getByRole('searchbox'));
  await user.type(builtIn.getByRole('searchbox'), 'no such thing{Enter}');
  await expectText('No calculators found. Try adjusting your search.');
});

test('an address opens a calculator as it was typed, answers follow the keys, and a fault is told beside its field', async () => {
  aServer();
  const { user, address } = open('/calculators?calculator=concrete-slab&f.length=10');
  const length = await screen.findByLabelText('Length');
  expect(length).toHaveValue('10');
  const result = within(screen.getByRole('region', { name: 'Details' }));
  const before = result.getByText('Volume').nextSibling?.textContent;
  await user.clear(length);
  await user.type(length, '20');
  expect(result.getByText('Volume').nextSibling?.textContent).not.toBe(before);
  expect(screen.getByRole('img', { name: /^Slab 20/ })).toBeVisible();
  await waitFor(() => expect(address()).toContain('f.length=20'));
  await user.clear(length);
  await user.type(length, 'wide');
  expect(length).toHaveAccessibleDescription('Please enter a number, such as 2.4');
  expect(screen.getByRole('button', { name: 'Save to job' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(length).toHaveValue('6');
});

test('an unknown calculator is said to be none', () => {
  aServer();
  open('/calculators?calculator=nothing');
  expect(screen.getByText('There is no such calculator')).toBeVisible();
});
