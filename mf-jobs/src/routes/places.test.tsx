import { placeOf, placeProblem } from '@dwang/kit/form';
import {
  aClient,
  allIsInView,
  aProject,
  clientsOf,
  expectText,
  fakeApi,
  NO_NETWORK,
  refuse,
  renderInShell,
} from '@dwang/testing/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import JobsScreens from './jobs-screens';

const HERE = { lat: -37.687654, lng: 176.167321 };
const smith = aClient({ id: 3, name: 'Smith Whānau Trust' });
const aJob = (fields: object = {}) => aProject({ id: 5, name: 'Deck', clientId: 3, location: '3 Bay Rd, Raglan', ...fields });
const aSite = (id: number, name: string, place: typeof HERE | null = null) => ({
  ...{ id, uid: `site-${id}`, clientId: 3, name, place, address: '', notes: '', region: null, version: 1 },
});

type Found = (position: { coords: { latitude: number; longitude: number } }) => void;
let found: Found;
let failed: (error: { code: number }) => void;
const getCurrentPosition = jest.fn((onFound: Found, onFailed: typeof failed, _how: PositionOptions) => {
  [found, failed] = [onFound, onFailed];
});

beforeAll(allIsInView);
beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});

const aServer = (job = aJob(), more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ 'GET /projects/5': () => job, 'GET /clients': () => clientsOf(smith), 'GET /clients/3': () => smith, ...more });

it('puts a job on the map where this device is, says why it cannot, and keeps what was typed when the server does not answer', async () => {
  const api = aServer(aJob(), { 'PATCH /projects/5': () => NO_NETWORK });
  const { user } = renderInShell(<JobsScreens />, { address: '/jobs/5' });
  expect(await screen.findByRole('link', { name: /Map/ })).toHaveAttribute(
    'href',
    expect.stringContaining('search?query=3%20Bay'),
  );
  await user.click(screen.getByRole('button', { name: 'Put on the map' }));
  const form = within(screen.getByRole('dialog', { name: 'Where the job is' }));
  await user.click(form.getByRole('button', { name: 'Use My Location' }));
  act(() => failed({ code: 1 }));
  await expectText('Location access denied. Please enable location services.');
  await user.click(form.getByRole('button', { name: 'Use My Location' }));
  expect(getCurrentPosition.mock.calls.at(-1)?.[2]).toMatchObject({ enableHighAccuracy: true, maximumAge: 0 });
  act(() => found({ coords: { latitude: HERE.lat, longitude: HERE.lng } }));
  expect(form.getByLabelText(/^Latitude/)).toHaveValue('-37.687654');
  await user.click(form.getByRole('button', { name: 'Save place' }));
  expect(await form.findByRole('alert')).toBeVisible();
  expect(form.getByLabelText(/^Longitude/)).toHaveValue('176.167321');
  api.handle['PATCH /projects/5'] = () => aJob({ place: HERE });
  api.handle['GET /projects/5'] = () => aJob({ place: HERE });
  await user.click(form.getByRole('button', { name: 'Save place' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent('PATCH', '/projects/5').at(-1)?.body).toEqual({ place: HERE, version: 3 });
  expect(await screen.findByRole('region', { name: 'Map of Deck' })).toBeVisible();
  expect(screen.getByText('37.68765 S, 176.16732 E')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    expect.stringContaining('-37.687654,176.167321'),
  );
});

it('moves the pin by the keyboard, takes typed degrees, refuses half a place, and takes the pin away', async () => {
  const api = aServer(aJob({ sitePlace: HERE }), { 'PATCH /projects/5': () => aJob() });
  const { user } = renderInShell(<JobsScreens />, { address: '/jobs/5' });
  expect(await screen.findByText(/the site’s/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move pin' }));
  const form = within(screen.getByRole('dialog', { name: 'Where the job is' }));
  const pin = await form.findByTitle(/^Pin/);
  fireEvent.keyDown(pin, { key: 'ArrowUp' });
  await waitFor(() => expect(form.getByLabelText(/^Latitude/)).not.toHaveValue('-37.687654'));
  await user.clear(form.getByLabelText(/^Latitude/));
  await user.click(form.getByRole('button', { name: 'Save place' }));
  expect(await form.findByText('Latitude and longitude belong together')).toBeVisible();
  expect(api.sent('PATCH', '/projects/5')).toEqual([]);
  await user.type(form.getByLabelText(/^Latitude/), '-36,85');
  await user.click(await form.findByRole('button', { name: 'Remove pin' }));
  expect(form.getByLabelText(/^Longitude/)).toHaveValue('');
  await user.click(form.getByRole('button', { name: 'Save place' }));
  await waitFor(() => expect(api.sent('PATCH', '/projects/5')[0]?.body).toEqual({ place: null, version: 3 }));
});

it('shows no way to put a job on the map to who may only look', async () => {
  aServer(aJob({ access: 'view', place: HERE }));
  renderInShell(<JobsScreens />, { address: '/jobs/5' });
  await waitFor(() => expect(screen.getByRole('region', { name: 'Map of Deck' })).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Move pin' })).toBeNull();
});

it('shows the sites of a client on one map, numbered, and opens the one that is pressed', async () => {
  const sites = [aSite(1, 'Hall', HERE), aSite(2, 'Yard'), aSite(3, 'Bach', { lat: -37.8, lng: 174.88 })];
  const api = aServer(aJob(), {
    'GET /clients/3/sites': () => ({ items: sites, nextCursor: null, totals: { count: 3 } }),
    'GET /clients/3/activity': () => ({ items: [], nextCursor: null, totals: { count: 0 } }),
    'PATCH /clients/3/sites/3': () =>
      refuse(400, 'REQUEST.INVALID', 'No', [{ field: 'place.lat', message: 'Must be at most 90' }]),
  });
  const { user } = renderInShell(<JobsScreens />, { address: '/jobs/clients/3' });
  expect(await screen.findByTitle('Hall', {}, { timeout: 5000 })).toHaveTextContent('1');
  fireEvent.click(screen.getByTitle('Bach'));
  const form = within(await screen.findByRole('dialog', { name: 'Edit site' }));
  expect(form.getByLabelText(/^Latitude/)).toHaveValue('-37.8');
  await user.click(form.getByRole('button', { name: 'Save site' }));
  expect(await form.findByText('Must be at most 90')).toBeVisible();
  expect(api.sent('PATCH', '/clients/3/sites/3')[0]?.body).toMatchObject({ place: { lat: -37.8, lng: 174.88 } });
});

it.each([
  ['-36.85', '174.76', { lat: -36.85, lng: 174.76 }],
  [' −36,85 ', '174', { lat: -36.85, lng: 174 }],
  ['91', '174', null],
  ['-36.85', '', null],
  ['1e2', '0x10', null],
])('reads degrees typed as %p and %p', (lat, lng, place) => {
  expect(placeOf({ lat, lng })).toEqual(place);
  expect(placeProblem('lat', lat, lng) ?? placeProblem('lng', lng, lat)).toEqual(place ? null : expect.any(String));
});
