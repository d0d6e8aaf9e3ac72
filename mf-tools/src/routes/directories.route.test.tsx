import type { CalculatorLink, Resource } from '@dwang/contracts';
import { expectText, fakeApi, NO_NETWORK, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import ResourcesCard from '../features/resources/resources-card';
import CalculatorsRoute from './calculators.route';
import ResourcesRoute from './resources.route';

const calculators: CalculatorLink[] = [
  { name: 'Rafter lengths', url: 'https://www.rafters.test/a', category: 'Layout Tools' },
  { name: 'Area of shapes', url: 'https://areas.test/', category: 'Measurement' },
  { name: 'Roof area', url: 'https://areas.test/roof', category: 'Measurement' },
];
const resources: Resource[] = [
  {
    id: 'height',
    featured: false,
    ...{ updated: '2026-11-28', icon: 'book', color: 'calm' },
    title: 'Working at height',
    url: 'https://www.safe.test/',
    category: 'safety',
    description: 'Falls, edges and Māori words',
  },
  {
    id: 'frames',
    featured: false,
    ...{ updated: '2026-11-28', icon: 'book', color: 'calm' },
    title: 'Timber frames',
    url: 'https://std.test/',
    category: 'standards',
    description: 'The light timber standard',
  },
];
const answers = {
  'GET /calculators': () => ({ items: calculators, nextCursor: null, totals: { count: 3 } }),
  'GET /resources': () => ({ items: resources, nextCursor: null, totals: { count: 2 } }),
};

test('calculators are found by any part of the name and by category, and the address keeps what was asked', async () => {
  fakeApi(answers);
  const { user, address } = renderInShell(<CalculatorsRoute />, { address: '/calculators?open=all' });
  const links = () => screen.queryAllByRole('link', { name: /^Open Calculator: / });
  await waitFor(() => expect(links()).toHaveLength(3));
  expect(links()[0]).toHaveAttribute('rel', 'noopener noreferrer');
  await user.type(screen.getByRole('searchbox'), 'AREA{Enter}');
  expect(links()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /Layout Tools/ }));
  await expectText('No calculators found. Try adjusting your search.');
  expect(address()).toBe('/calculators?open=all&q=AREA&category=Layout+Tools');
  await user.click(screen.getByRole('button', { name: 'Show All' }));
  expect(links()).toHaveLength(3);
  expect(address()).toBe('/calculators?open=all');
});

test('resources are found in title and description without macrons, and open elsewhere', async () => {
  fakeApi(answers);
  renderInShell(<ResourcesRoute />, { address: '/resources?q=maori' });
  const link = await screen.findByRole('link', { name: 'Working at height' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByRole('link', { name: 'Timber frames' })).toBeNull();
});

test('a directory that cannot be read says so, with Retry', async () => {
  let isThere = false;
  fakeApi({ 'GET /resources': () => (isThere ? answers['GET /resources']() : NO_NETWORK) });
  const { user } = renderInShell(<ResourcesRoute />, { address: '/resources' });
  await expectText('Could not load the resources');
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Timber frames' })).toBeVisible();
});

test('the card shows a few with their category and leads to all', async () => {
  fakeApi(answers);
  renderInShell(<ResourcesCard />);
  const rows = within(await screen.findByRole('list', { name: 'Resources' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Working at height.*Safety/),
    expect.stringMatching(/Timber frames.*Standards/),
  ]);
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/resources');
});
