import type { MaterialAdvice, Resource, SituationAdvice } from '@dwang/contracts';
import { Preferences } from '@dwang/contracts';
import { expectText, fakeApi, NO_NETWORK, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import ResourcesRoute from './resources.route';

const resource = (id: string, title: string, category: Resource['category'], featured = false): Resource => ({
  id,
  title,
  url: `https://${id}.test/`,
  category,
  description: `About ${title}`,
  featured,
});
const resources = [
  resource('height', 'Working at height', 'safety'),
  resource('code', 'Building Code', 'codes', true),
  resource('zones', 'Zones', 'tools', true),
];
const advice: SituationAdvice = {
  recommendation: 'Decks. Put a barrier on it.',
  points: [{ title: 'Decks', text: 'Put a barrier on it.' }],
  sources: [{ title: 'Building Code', url: 'https://code.test/' }],
  madeBy: 'guide',
};
const materials: MaterialAdvice = {
  recommendations: 'Outdoor decking in Nelson.',
  reasons: ['Strong sun: light colours last longer.'],
  basis: 'A deck of 20 m²',
  items: [{ description: 'Decking', quantity: '145', unit: 'm', unitPrice: '6.20', total: '899.00' }],
  total: '899.00',
  priceDay: '2026-11-01',
  sources: [],
  madeBy: 'guide',
};

function show(more: Parameters<typeof fakeApi>[0] = {}, address = '/resources') {
  const api = fakeApi({
    'GET /resources': () => ({ items: resources, nextCursor: null, totals: { count: 3 } }),
    'GET /preferences': () => Preferences.parse({ version: 0 }),
    'POST /ai/recommendations': () => advice,
    'POST /ai/materials': () => materials,
    ...more,
  });
  return { api, ...renderInShell(<ResourcesRoute />, { address }) };
}

test('a situation is answered with points and pages to read', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('Your situation'), 'A deck 1.2 m high');
  await user.click(screen.getByRole('button', { name: 'Get Recommendations' }));
  const answer = await screen.findByRole('status', { name: 'Recommendations' });
  await waitFor(() => expect(within(answer).getByRole('heading', { name: 'Decks' })).toBeVisible());
  expect(within(answer).getByRole('link', { name: 'Building Code' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(within(answer).queryByText(/language model/)).toBeNull();
});

test('what a model wrote is marked so', async () => {
  const { user } = show({
    'POST /ai/recommendations': () => ({ ...advice, recommendation: 'In other words.', madeBy: 'model' }),
  });
  await user.type(screen.getByLabelText('Your situation'), 'A deck');
  await user.click(screen.getByRole('button', { name: 'Get Recommendations' }));
  await expectText('In other words.');
  expect(screen.getByText(/Written by a language model/)).toBeVisible();
});

test('nothing typed is told in the words of the specification, and nothing is asked', async () => {
  let asked = 0;
  const { user } = show({
    'POST /ai/recommendations': () => {
      asked += 1;
      return advice;
    },
  });
  await user.type(screen.getByLabelText('Your situation'), '   ');
  await user.click(screen.getByRole('button', { name: 'Get Recommendations' }));
  await expectText('Input Required');
  await expectText('Please describe your construction situation to get recommendations.');
  expect(asked).toBe(0);
});

test('an advisor that fails says so and keeps what was typed', async () => {
  const { user } = show({ 'POST /ai/recommendations': () => NO_NETWORK });
  await user.type(screen.getByLabelText('Your situation'), 'A deck');
  await user.click(screen.getByRole('button', { name: 'Get Recommendations' }));
  await expectText('Failed to generate recommendation. Please try again later.');
  expect(screen.getByLabelText('Your situation')).toHaveValue('A deck');
});

test('materials come with prices marked as indicative and go into an estimate', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText(/Size in m²/), '20');
  await user.click(screen.getByRole('button', { name: 'Get Material Recommendations' }));
  expect(await screen.findByRole('heading', { name: 'A deck of 20 m²' })).toBeVisible();
  expect(screen.getByText(/Indicative prices of 1 Nov 2026/)).toBeVisible();
  expect(screen.getAllByText('$899.00')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Add to estimate' })).toBeEnabled();
});

test('a category is pressed on and off; featured are two and give way', async () => {
  const { user, address } = show();
  const featured = await screen.findByRole('region', { name: 'Featured Resources' });
  expect(within(featured).getAllByRole('link')).toHaveLength(2);
  const safety = screen.getByRole('button', { name: /^Safety/ });
  await user.click(safety);
  expect([safety.getAttribute('aria-pressed'), address()]).toEqual(['true', '/resources?category=safety']);
  expect(screen.queryByRole('region', { name: 'Featured Resources' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Zones' })).toBeNull();
  await user.click(safety);
  expect(address()).toBe('/resources');
});

test('a starred resource stands at the top', async () => {
  let kept = Preferences.parse({ version: 0 });
  const { user } = show({
    'GET /preferences': () => kept,
    'PATCH /preferences': () => {
      kept = Preferences.parse({ version: 1, tools: { resources: ['height'] } });
      return kept;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Favourite: Working at height' }));
  const starred = await screen.findByRole('region', { name: 'Favourites' });
  expect(within(starred).getByRole('link', { name: 'Working at height' })).toBeVisible();
});
