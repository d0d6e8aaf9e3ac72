import type { Estimate, Material, PriceBook, ReplaceEstimate } from '@dwang/contracts';
import { Route, Routes } from '@dwang/kit';
import { aUser, expectText, fakeApi, NO_NETWORK, refuse, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import EstimatesRoute from './estimates.route';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const lumber: Material = {
  id: 'm-1',
  name: '2x4 lumber',
  category: 'framing',
  size: '',
  unit: 'each',
  unit_type: 'count',
  basePrice: '5.45',
  isOwn: false,
  pricedOn: '2026-11-01',
  offers: [],
};
const book = (key: string, name: string, multiplier: string, more: Partial<PriceBook> = {}): PriceBook => ({
  id: null,
  supplierId: null,
  key,
  name,
  isOwn: false,
  multiplier,
  itemCount: 33,
  pricedOn: '2026-11-01',
  isStale: false,
  version: 0,
  ...more,
});
const books = [
  book('dwang', 'Dwang', '1.000'),
  book('discount-materials', 'Discount Materials', '0.850'),
  book('kauri', 'Kauri Timber', '1.000', { id: 3, isOwn: true, pricedOn: '2026-01-02', isStale: true, version: 1 }),
];
const line = {
  uid: 'a',
  materialId: 'm-1',
  description: '2x4 lumber',
  unit: 'each',
  quantity: '10',
  basePrice: '5.45',
  offers: [],
};
const anEstimate = (part: Partial<Estimate> = {}): Estimate => ({
  id: 8,
  uid: '00000000-0000-4000-8000-000000000008',
  userId: 1,
  projectId: null,
  projectName: null,
  isTemplate: false,
  name: 'Deck',
  lineCount: 1,
  total: '62.68',
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  version: 1,
  supplier: 'dwang',
  lines: [line],
  labour: [],
  wastePercent: '0.00',
  marginPercent: '0.00',
  gst: 'exclusive',
  notes: '',
  materials: '54.50',
  margin: '0.00',
  labourTotal: '0.00',
  subtotal: '54.50',
  tax: '8.18',
  ...part,
});
const page = <Row,>(items: Row[]) => ({ items, nextCursor: null, totals: { count: items.length, categories: ['framing'] } });

/** A server that keeps one estimate. */
function open(address: string, kept = anEstimate(), hasBooks = true) {
  const held = { kept, isDown: false, hasBooks };
  const put = (body: Record<string, unknown>) => {
    if (held.isDown) return NO_NETWORK;
    const { version, ...content } = body as ReplaceEstimate;
    if (version !== undefined && version !== held.kept.version) return refuse(409, 'REQUEST.VERSION_CONFLICT', 'Changed');
    held.kept = { ...held.kept, ...(content as Partial<Estimate>), version: held.kept.version + 1 };
    return { ...held.kept, lines: held.kept.lines.map((one) => ({ ...one, offers: [] })) };
  };
  const api = fakeApi({
    'GET /company': () => ({ defaultRate: '95.00' }),
    'GET /materials': () => page([lumber]),
    'GET /price-books': () => (held.hasBooks ? page(books) : NO_NETWORK),
    'GET /estimates': () => page([held.kept]),
    'GET /estimates/8': () => held.kept,
    'PUT /estimates/8': ({ body }) => put(body),
    'POST /estimates': ({ body }) => {
      held.kept = { ...anEstimate({ version: 0 }), ...(body as Partial<Estimate>) };
      return put(body);
    },
    'DELETE /estimates/8': () => null,
    'POST /estimates/8/restore': () => held.kept,
  });
  const app = (
    <Routes>
      <Route path="/estimates/*" element={<EstimatesRoute />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { ...renderInShell(app, { address }), api, held };
}
const quantity = () => screen.findByRole('textbox', { name: 'Quantity of 2x4 lumber' });
const running = () => screen.getByRole('region', { name: 'Running total' });

test('an empty estimate says so and leads to the materials; tapping adds, and it saves itself under an address of its own', async () => {
  const { user, address, api } = open('/estimates/new?tab=summary');
  expect(await screen.findByLabelText('Project name')).toHaveValue('New Construction Project');
  await expectText('No materials added to your estimate yet.');
  await user.click(screen.getByRole('button', { name: 'Add Materials' }));
  await user.click(await screen.findByRole('button', { name: 'Add 2x4 lumber' }));
  await user.click(screen.getByRole('button', { name: 'One more of 2x4 lumber' }));
  expect(await quantity()).toHaveValue('2');
  expect(running()).toHaveTextContent('1 material$12.54');
  await waitFor(() => expect(address()).toBe('/estimates/8'));
  expect(api.sent('POST', '/estimates')[0]?.body).toMatchObject({
    name: 'New Construction Project',
    lines: [{ materialId: 'm-1', quantity: '2', basePrice: '5.45' }],
  });
  await expectText('Saved');
});

test('the summary has the specification’s table and Total row; a quantity of nothing takes the line away, and Undo brings it back', async () => {
  const { user } = open('/estimates/8?tab=summary');
  const table = within(await screen.findByRole('table', { name: 'Estimate' }));
  for (const heading of ['Material', 'Quantity', 'Unit', 'Unit Price', 'Total'])
    expect(table.getByRole('columnheader', { name: heading })).toBeVisible();
  expect(table.getByRole('row', { name: /2x4 lumber.*each.*\$5.45.*\$54.50/ })).toBeVisible();
  await user.clear(await quantity());
  await user.type(await quantity(), 'lots{Enter}');
  await expectText('No materials added to your estimate yet.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await quantity()).toHaveValue('10');
});

test('suppliers stand side by side with the cheapest, the missing and the old prices; one tap prices by another', async () => {
  const { user } = open('/estimates/8?tab=summary');
  const card = within(await screen.findByRole('region', { name: 'Supplier Price Comparison' }));
  const of = (name: string) => within(card.getByText(name, { selector: 'li > strong' }).closest('li') as HTMLElement);
  expect(of('Discount Materials').getByText('$46.33')).toBeVisible();
  expect(of('Discount Materials').getByText('Cheapest')).toBeVisible();
  expect(of('Kauri Timber').getByText('1 price missing')).toBeVisible();
  expect(of('Kauri Timber').getByText('Old prices')).toBeVisible();
  await user.click(of('Discount Materials').getByRole('button', { name: 'Use these prices' }));
  await waitFor(() => expect(running()).toHaveTextContent('$53.28'));
});

test('too large a quantity is refused at its field and keeps what was there', async () => {
  const { user, held } = open('/estimates/8');
  await user.clear(await quantity());
  await user.type(await quantity(), '999999999{Enter}');
  expect(await quantity()).toHaveAccessibleDescription('Must be less than 1,000,000');
  expect(held.kept.lines[0]?.quantity).toBe('10');
  await user.clear(await quantity());
  await user.type(await quantity(), '12{Enter}');
  expect(screen.queryByText('Must be less than 1,000,000')).toBeNull();
  await waitFor(() => expect(held.kept.lines[0]?.quantity).toBe('12'));
});

test('price lists that cannot be read are said at the Supplier, which can be asked for again', async () => {
  const { user, held } = open('/estimates/8', anEstimate(), false);
  expect(await screen.findByText(/Could not load the price lists/)).toBeVisible();
  held.hasBooks = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Could not load the price lists/)).toBeNull());
});

test('what is changed without a network stays on this device, and is sent when it is tried again', async () => {
  const { user, held, api } = open('/estimates/8');
  await quantity();
  held.isDown = true;
  await user.click(screen.getByRole('button', { name: 'One more of 2x4 lumber' }));
  await expectText('No connection');
  held.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expectText('Saved');
  expect(held.kept.lines[0]?.quantity).toBe('11');
  expect(api.sent('PUT', '/estimates/8').at(-1)?.body.version).toBe(1);
});

test('of two who change it at once the second is asked', async () => {
  const { user, held } = open('/estimates/8');
  await quantity();
  held.kept = { ...held.kept, name: 'Theirs', version: 2 };
  await user.click(screen.getByRole('button', { name: 'One more of 2x4 lumber' }));
  await expectText('Somebody changed this estimate while you did');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await expectText('Saved');
  expect(held.kept).toMatchObject({ name: 'Deck', lines: [{ quantity: '11' }] });
});

test('a quote is made of what is saved', async () => {
  const { user, address } = open('/estimates/8');
  await quantity();
  await user.click(screen.getByRole('button', { name: 'Make quote' }));
  await waitFor(() => expect(address()).toBe('/quotes?new=1&estimateId=8'));
});

test('the list opens an estimate, and gives a deleted one back', async () => {
  const { user, api } = open('/estimates');
  await user.click(await screen.findByRole('button', { name: 'Delete Deck' }));
  await expectText('Estimate deleted');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.sent('POST', '/estimates/8/restore')).toHaveLength(1));
});

test('a contractor is told that estimates belong to the office', async () => {
  fakeApi();
  renderInShell(<EstimatesRoute />, { host: { user: { ...aUser(), role: 'contractor' } } });
  await expectText('Estimates belong to the office.');
});

test('labour starts at the rate of the company, then at the last one (TR-103)', async () => {
  const { user } = open('/estimates/8?tab=summary');
  const rate = await screen.findByLabelText('Rate');
  expect(rate).toHaveValue('95.00');
  await user.type(screen.getByLabelText('Work'), 'Carpentry');
  await user.type(screen.getByLabelText('Hours'), '2');
  await user.clear(rate);
  await user.type(rate, '80');
  await user.click(screen.getByRole('button', { name: 'Add labour' }));
  expect(await screen.findByRole('textbox', { name: 'Rate of Carpentry' })).toHaveValue('80.00');
  await waitFor(() => expect(screen.getByLabelText('Rate')).toHaveValue('80.00'));
});
