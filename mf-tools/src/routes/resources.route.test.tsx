import type { AdviceEvent, MaterialAdvice, Resource, SituationAdvice } from '@dwang/contracts';
import { Preferences } from '@dwang/contracts';
import { expectText, fakeApi, NO_NETWORK, renderInShell, streamed } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import ResourcesRoute from './resources.route';

const resource = (id: string, title: string, category: Resource['category'], featured = false): Resource => ({
  id,
  title,
  url: `https://${id}.test/`,
  category,
  description: `About ${title}`,
  featured,
  updated: '2026-11-28',
  icon: category === 'safety' ? 'warning' : 'book',
  color: category === 'safety' ? 'bad' : 'calm',
});
const resources = [
  resource('height', 'Working at height', 'safety'),
  resource('code', 'Building Code', 'codes', true),
  resource('zones', 'Zones', 'tools', true),
];
const advice: SituationAdvice = {
  recommendation: 'Decks. Put a barrier on it.',
  points: [{ title: 'Decks', text: 'Put a barrier on it.', basis: 'Building Code F4' }],
  sources: [{ title: 'Building Code', url: 'https://code.test/' }],
  madeBy: 'guide',
  model: 'off',
};
const ADVICE = 'POST /ai/recommendations/stream';
/** The guide's advice, a model's words, and how it ended. */
const told = (model: SituationAdvice['model'], ...words: string[]): AdviceEvent[] => [
  { type: 'advice', advice },
  ...words.map((text) => ({ type: 'words' as const, text })),
  { type: 'end', model },
];
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
    [ADVICE]: () => streamed(told('off')),
    'POST /ai/materials': () => materials,
    ...more,
  });
  return { api, ...renderInShell(<ResourcesRoute />, { address }) };
}

test('each resource says where it leads and when its words were last changed (TR-320)', async () => {
  show();
  const safety = await screen.findByRole('list', { name: 'Safety' });
  expect(within(safety).getByText('height.test, updated 28 Nov 2026')).toBeVisible();
});

test('a situation is answered with points and pages to read', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('Your situation'), 'A deck 1.2 m high');
  await user.click(screen.getByRole('button', { name: 'Get Recommendations' }));
  const answer = await screen.findByRole('status', { name: 'Recommendations' });
  await waitFor(() => expect(within(answer).getByRole('heading', { name: 'Decks' })).toBeVisible());
  const more = screen.getByRole('heading', { name: 'Read more' }).parentElement as HTMLElement;
  expect(within(more).getByRole('link', { name: 'Building Code' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.queryByText(/language model/)).toBeNull();
});

test("a model's words come after the points, marked as such, piece by piece", async () => {
  const { user } = show({ [ADVICE]: () => streamed(told('used', 'In other ', 'words.')) });
  await user.type(screen.getByLabelText('Your situation'), 'A deck');
  await user.click(screen.getByRole('button', { name: 'Get Recommendations' }));
  await expectText('In other words.');
  expect(screen.getByText(/Written by a language model/)).toBeVisible();
  expect(screen.getByText('Source: Building Code F4')).toBeVisible();
});

test.each([
  ['limit', /used up for today/],
  ['failed', /gave no answer that can be used/],
  ['slow', /took too long/],
] as const)('words that end in "%s" are taken back, it is said why, and the guide stands', async (model, why) => {
  const { user } = show({ [ADVICE]: () => streamed(told(model, 'Half a sen')) });
  await user.type(screen.getByLabelText('Your situation'), 'A deck');
  await user.click(screen.getByRole('button', { name: 'Get Recommendations' }));
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByText(/Half a sen/)).toBeNull();
  expect(screen.getByText('Put a barrier on it.')).toBeVisible();
});

test('while a model writes it can be stopped, and another question can be asked', async () => {
  async function* endless(): AsyncGenerator<AdviceEvent> {
    yield { type: 'advice', advice };
    yield { type: 'words', text: 'Half a ' };
    await new Promise(() => undefined);
  }
  const { user } = show({ [ADVICE]: () => streamed(endless()) });
  await user.type(screen.getByLabelText('Your situation'), 'A deck');
  await user.click(screen.getByRole('button', { name: 'Get Recommendations' }));
  await expectText('Half a');
  expect(screen.getByRole('button', { name: 'Get Recommendations' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText(/^Stopped/)).toBeVisible();
  expect(screen.queryByText(/Half a/)).toBeNull();
});

test('nothing typed is told in the words of the specification, and nothing is asked', async () => {
  let asked = 0;
  const { user } = show({
    [ADVICE]: () => {
      asked += 1;
      return streamed(told('off'));
    },
  });
  await user.type(screen.getByLabelText('Your situation'), '   ');
  await user.click(screen.getByRole('button', { name: 'Get Recommendations' }));
  await expectText('Input Required');
  await expectText('Please describe your construction situation to get recommendations.');
  expect(asked).toBe(0);
});

test('an advisor that fails says so and keeps what was typed', async () => {
  const { user } = show({ [ADVICE]: () => NO_NETWORK });
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
