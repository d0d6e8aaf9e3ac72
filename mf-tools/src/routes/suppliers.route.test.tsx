import type { CreateSupplier, Supplier, SupplierKind } from '@dwang/contracts';
import { allIsInView, aProject, aUser, expectText, fakeApi, NO_NETWORK, refuse, renderInShell } from '@dwang/testing/web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import SuppliersRoute from './suppliers.route';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());
beforeAll(allIsInView);
beforeEach(() => {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: jest.fn() } });
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

const supplier = (id: number, type: SupplierKind, fields: Partial<Supplier> = {}): Supplier => ({
  ...{ id, key: `dwang-${id}`, isOwn: false, name: `Merchant ${id}`, type, address: `${id} Cameron Rd`, region: 'Bay of Plenty' },
  ...{ phone: '', accountNumber: '', notes: '', hours: null, icon: 'tools', timeZone: 'Pacific/Auckland', version: 0 },
  location: { lat: -37.687 - id * 0.01, lng: 176.167 },
  ...fields,
});
const yard = supplier(1, 'timber', {
  ...{ key: 'yard', isOwn: true, name: 'Kōwhai Timber', region: 'Waikato', phone: '07 555 0100', accountNumber: 'DW-204' },
  ...{ location: { lat: -37.78, lng: 175.27 }, version: 3 },
});
const all = [yard, supplier(1, 'hardware'), supplier(2, 'plumbing'), supplier(3, 'building supplies')];

function open(
  address = '/suppliers',
  items = all,
  more: Parameters<typeof fakeApi>[0] = {},
  role: 'owner' | 'contractor' = 'owner',
) {
  const api = fakeApi({
    'GET /suppliers': () => ({ items, nextCursor: null, totals: { count: items.length } }),
    'GET /price-books': () => ({ items: [], nextCursor: null, totals: { count: 0 } }),
    'GET /projects': () => ({
      items: [aProject({ id: 5, name: 'Deck', place: { lat: -37.78, lng: 175.28 } })],
      nextCursor: null,
      totals: { count: 1 },
    }),
    ...more,
  });
  return { ...renderInShell(<SuppliersRoute />, { address, host: { user: { ...aUser(), role } } }), api };
}
const names = () =>
  within(screen.getByRole('list', { name: 'Suppliers' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);

test('all suppliers stand beside the map, the nearest first, and are narrowed by words, trade, region, kind and whose', async () => {
  const { user, address } = open();
  await screen.findByRole('list', { name: 'Suppliers' });
  expect(names()).toEqual(['Merchant 1', 'Merchant 2', 'Merchant 3', 'Kōwhai Timber']);
  expect(await screen.findByTitle('Kōwhai Timber')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'kowhai{Enter}');
  expect(names()).toEqual(['Kōwhai Timber']);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await user.click(screen.getByRole('button', { name: 'Plumbing 1' }));
  expect(names()).toEqual(['Merchant 2']);
  await user.click(screen.getByRole('button', { name: 'Plumbing 1' }));
  await user.click(screen.getByRole('radio', { name: 'Ours' }));
  expect(names()).toEqual(['Kōwhai Timber']);
  expect(address()).toBe('/suppliers?whose=own');
});

test.each([
  ['/suppliers?trade=plumbing', ['Merchant 1', 'Merchant 2']],
  ['/suppliers?trade=carpentry', ['Merchant 1', 'Merchant 3', 'Kōwhai Timber']],
  ['/suppliers?region=Waikato', ['Kōwhai Timber']],
])('the address %s holds what was asked', async (address, found) => {
  open(address);
  await screen.findByRole('list', { name: 'Suppliers' });
  expect(names()).toEqual(found);
});

test('what finds nothing says so and gives all back', async () => {
  const { user } = open('/suppliers?q=nowhere');
  await expectText('No suppliers found.');
  await user.click(screen.getByRole('button', { name: 'Show All' }));
  expect(names()).toHaveLength(4);
});

test('distances count from the site of a job', async () => {
  open('/suppliers?job=5');
  await waitFor(() => expect(names()[0]).toBe('Kōwhai Timber'));
  expect(screen.getByText('879 m')).toBeVisible();
  expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled();
});

test('an own supplier can be called, has its account number, is changed and deleted', async () => {
  const { user, api } = open('/suppliers?whose=own', all, {
    'PATCH /suppliers/1': ({ body }) => ({ ...yard, ...(body as Partial<Supplier>), version: 4 }),
    'DELETE /suppliers/1': () => null,
  });
  await user.click(await screen.findByRole('button', { name: /Kōwhai Timber/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Kōwhai Timber' }));
  expect(sheet.getByText('DW-204')).toBeVisible();
  expect(sheet.getByRole('link', { name: 'Call 07 555 0100' })).toHaveAttribute('href', 'tel:075550100');
  expect(sheet.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', expect.stringContaining('-37.78%2C175.27'));
  expect(await sheet.findByRole('link', { name: 'Add a price list' })).toHaveAttribute('href', '/estimates?prices=1');
  await user.click(sheet.getByRole('button', { name: 'Edit' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit supplier' }));
  fireEvent.change(form.getByLabelText(/^Saturday, from/), { target: { value: '12:00' } });
  await user.click(form.getByRole('button', { name: 'Save supplier' }));
  await expectText('Please enter both times, or neither when it is closed');
  fireEvent.change(form.getByLabelText(/^Saturday, from/), { target: { value: '' } });
  await user.clear(form.getByLabelText(/^Phone/));
  await user.click(form.getByRole('button', { name: 'Save supplier' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit supplier' })).toBeNull());
  expect(api.sent('PATCH', '/suppliers/1')[0]?.body).toMatchObject({
    phone: '',
    hours: null,
    location: yard.location,
    version: 3,
  });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete supplier' }));
  await waitFor(() => expect(api.sent('DELETE', '/suppliers/1')).toHaveLength(1));
  await expectText('Supplier deleted');
});

test('a new supplier keeps what was typed when the server refuses it, with the reason at the field', async () => {
  const { user, api } = open('/suppliers', [], {
    'POST /suppliers': () =>
      refuse(400, 'REQUEST.INVALID', 'Not valid', [{ field: 'location.lat', message: 'Must be at most 90' }]),
  });
  await expectText('No suppliers found.');
  await user.click(screen.getByRole('button', { name: 'Add supplier' }));
  const form = within(screen.getByRole('dialog', { name: 'Add supplier' }));
  await user.type(form.getByLabelText('Name'), 'Bay Hire');
  await user.type(form.getByLabelText(/^Latitude/), '-37.7');
  await user.type(form.getByLabelText(/^Longitude/), '176.1');
  fireEvent.change(form.getByLabelText(/^Monday to Friday, from/), { target: { value: '07:00' } });
  fireEvent.change(form.getAllByLabelText(/^to/)[0] as HTMLElement, { target: { value: '17:00' } });
  await user.click(form.getByRole('button', { name: 'Add supplier' }));
  await expectText('Must be at most 90');
  const first = api.sent('POST', '/suppliers')[0]?.body as CreateSupplier;
  expect(first).toMatchObject({
    name: 'Bay Hire',
    location: { lat: -37.7, lng: 176.1 },
    hours: { weekdays: { from: '07:00', to: '17:00' }, saturday: null, sunday: null },
  });
  api.handle['POST /suppliers'] = () => ({ ...yard, name: 'Bay Hire' });
  await user.click(form.getByRole('button', { name: 'Add supplier' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent('POST', '/suppliers')[1]?.body).toMatchObject({ uid: first.uid });
});

test('a contractor looks and changes nothing; a server that does not answer is said so, with Retry', async () => {
  const first = open('/suppliers?whose=own', all, {}, 'contractor');
  await first.user.click(await screen.findByRole('button', { name: /Kōwhai Timber/ }));
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add supplier' })).toBeNull();
  first.unmount();
  open('/suppliers', all, { 'GET /suppliers': () => NO_NETWORK });
  await expectText('Could not load the suppliers');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
