import type { Supplier } from '@dwang/contracts';
import { allIsInView, expectText, fakeApi, NO_NETWORK, renderInShell } from '@dwang/testing/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import SupplierLocator from '../features/suppliers/supplier-locator';

const week = { from: '07:00', to: '17:00' };
const supplier = (id: number, fields: Partial<Supplier> = {}): Supplier => ({
  id,
  key: `dwang-${id}`,
  isOwn: false,
  region: 'Bay of Plenty',
  phone: '',
  accountNumber: '',
  notes: '',
  version: 0,
  name: `Merchant ${id}`,
  type: 'hardware',
  address: `${id} Cameron Rd`,
  hours: { weekdays: week, saturday: week, sunday: null },
  icon: 'tools',
  location: { lat: -37.687 - id * 0.01, lng: 176.167 },
  timeZone: 'Pacific/Auckland',
  ...fields,
});
const eight = [8, 7, 6, 5, 4, 3, 2, 1].map((id) => supplier(id));
const answer = (items = eight) => ({ items, nextCursor: null, totals: { count: items.length } });
const names = () => within(screen.getByRole('list', { name: 'Suppliers' })).getAllByText(/^Merchant/);

type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
let found: Found;
let failed: (error: { code: number }) => void;

function aDevice() {
  const getCurrentPosition = jest.fn((onFound: Found, onFailed: typeof failed, _how: PositionOptions) => {
    [found, failed] = [onFound, onFailed];
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

function open(handler: () => unknown = answer) {
  fakeApi({ 'GET /suppliers': () => handler() });
  return renderInShell(<SupplierLocator size="medium" />);
}

test('the nearest five are listed with the way to them, and Show All (8) lists all', async () => {
  aDevice();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show All (8)' }));
  expect(names().map(({ textContent }) => textContent)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((id) => `Merchant ${id}`));
  expect(screen.getByText('1.1 km')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show Nearest 5' }));
  expect(names()).toHaveLength(5);
});

test('the device is asked without high accuracy, for at most 2.5 s and five minutes old, and the nearest then counts from there', async () => {
  const ask = aDevice();
  open();
  await screen.findByRole('list', { name: 'Suppliers' });
  expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: false, timeout: 2500, maximumAge: 300_000 });
  act(() => found({ coords: { latitude: -37.7675, longitude: 176.167 } }));
  expect(names()[0]).toHaveTextContent('Merchant 8');
  expect(screen.getByText('56 m')).toBeVisible();
  expect(screen.getByText('Distances from where you are')).toBeVisible();
});

test.each([
  [1, 'Location access denied. Please enable location services.'],
  [2, 'Location information unavailable.'],
  [3, 'Location request timed out.'],
])('a search that fails with %d says so, keeps to the default place and can be tried again', async (code, text) => {
  const ask = aDevice();
  const { user } = open();
  await screen.findByRole('list', { name: 'Suppliers' });
  act(() => failed({ code }));
  await expectText(text);
  expect(names()[0]).toHaveTextContent('Merchant 1');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a supplier, in the list or on the map, opens with its indicative hours and the way there', async () => {
  aDevice();
  allIsInView();
  const { user } = open();
  fireEvent.click(await screen.findByTitle('Merchant 2'));
  const dialog = screen.getByRole('dialog', { name: 'Merchant 2' });
  expect(within(dialog).getByText('Opening hours (indicative)')).toBeVisible();
  expect(within(dialog).getAllByText('07:00 to 17:00')).toHaveLength(2);
  const way = within(dialog).getByRole('link', { name: 'Directions' });
  expect(way).toHaveAttribute('rel', 'noopener noreferrer');
  expect(decodeURIComponent(String(way.getAttribute('href')))).toContain('destination=Merchant+2,+2+Cameron+Rd');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /^1.*Merchant 1/ }));
  expect(screen.getByRole('dialog', { name: 'Merchant 1' })).toBeVisible();
});

test('suppliers that cannot be read are said so, with Retry', async () => {
  aDevice();
  let isThere = false;
  const { user } = open(() => (isThere ? answer() : NO_NETWORK));
  await expectText('Could not load the suppliers');
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(names()).toHaveLength(5));
});
