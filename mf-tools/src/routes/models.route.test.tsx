import { aProject, fakeApi, freshOutbox, renderInShell } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import ModelsRoute from './models.route';

// jsdom has no WebGL: what is seen here is what a device without it shows.
const open = (address = '/models') => renderInShell(<ModelsRoute />, { address });
const cuts = async () => within(await screen.findByRole('table', { name: 'Cutting list' }));

beforeEach(freshOutbox);

it('builds a wall from typed sizes and lists what to cut and to order', async () => {
  fakeApi({});
  const { user, address } = open();
  expect((await cuts()).getByRole('row', { name: /Stud 90×45 2310 mm 9/ })).toBeVisible();
  const length = screen.getByLabelText('Length');
  await user.clear(length);
  await user.type(length, '6000');
  expect((await cuts()).getByRole('row', { name: /Stud 90×45 2310 mm 11/ })).toBeVisible();
  expect(address()).toBe('/models?length=6000');
  expect(await screen.findByText(/cannot draw in 3D/)).toBeVisible();
});

it('says beside the field what cannot be built, and keeps the last model in sight', async () => {
  fakeApi({});
  const { user } = open();
  await screen.findByText(/cannot draw in 3D/);
  await user.clear(screen.getByLabelText('Height'));
  expect(screen.getByText('Please enter a number')).toBeVisible();
  expect(screen.getByRole('img', { name: /Framing wall/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Save to job/ })).toBeDisabled();
});

it('frames an opening and tells where it does not fit', async () => {
  fakeApi({});
  const { user, address } = open();
  await user.click(screen.getByRole('button', { name: /Door/ }));
  expect((await cuts()).getByRole('row', { name: /Lintel 190×90 950 mm 1/ })).toBeVisible();
  const left = screen.getByLabelText('From left');
  await user.clear(left);
  await user.type(left, '50');
  expect(screen.getByText(/leaves no room for its studs/)).toBeVisible();
  expect(address()).toBe('/models?openings=door.50.860.2030.0');
});

it('opens the model of the address, and warns of what breaks a rule', async () => {
  fakeApi({});
  open('/models?model=stairs&going=220&mostRiser=220');
  expect(await screen.findByText(/A going of 220 mm is under the 280 mm/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Stairs' })).toBeChecked();
});

it('keeps sizes, figures and what to order with a job', async () => {
  const job = aProject({ id: 5, name: 'Smith deck' });
  const api = fakeApi({
    'GET /projects': () => ({ items: [job], nextCursor: null, totals: { count: 1 } }),
    'GET /projects/5': () => job,
    'POST /tool-results': ({ body }) => ({ ...body, id: 1, userId: 7, createdAt: '2026-11-28T00:00:00.000Z', version: 1 }),
  });
  const { user } = open('/models?model=deck&projectId=5');
  await user.click(await screen.findByRole('button', { name: /Save to job/ }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(await form.findByRole('button', { name: 'Save to job' }));
  await waitFor(() => expect(api.sent('POST', '/tool-results')).toHaveLength(1));
  const sent = api.sent('POST', '/tool-results')[0]?.body;
  expect(sent).toMatchObject({
    tool: 'models-deck',
    projectId: 5,
    answers: expect.arrayContaining([{ label: 'Board rows', value: '25' }]),
  });
  expect(sent).toMatchObject({
    materials: expect.arrayContaining([{ description: 'Timber 140×32, 4.8 m', quantity: '25', unit: 'each' }]),
  });
});

it('leaves the wall out while the administrator has turned the framing viewer off', async () => {
  const info = { name: 'Dwang', version: '3.4', companyName: 'Dwang', supportEmail: '', termsUrl: '', off: ['framing-viewer'] };
  fakeApi({ 'GET /app': () => info });
  open('/models?model=wall');
  expect(await screen.findByRole('img', { name: /Roof/ })).toBeVisible();
  expect(screen.queryByText('Framing wall')).toBeNull();
});
