import { closeOutbox } from '@dwang/client';
import type { Measurement } from '@dwang/contracts';
import { aProject, expectText, fakeApi, freshOutbox, NO_NETWORK, refuse, renderInShell, setNetwork } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import JobsScreens from './jobs-screens';

const aLength = (fields: Partial<Measurement> = {}): Measurement => ({
  ...{ id: 61, uid: 'length-61', userId: 7, name: 'Deck joist', length: '2.400', unit: 'm', calibrated: false, note: '' },
  ...{ projectId: 5, createdAt: '2026-03-01T00:00:00.000Z', version: 2 },
  ...fields,
});
const listOf = (...items: object[]) => ({
  items,
  nextCursor: null,
  totals: { count: items.length, done: 0, before: 0, after: 0 },
});
const aServer = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /projects/5': () => aProject({ id: 5, name: 'Deck' }),
    'GET /measurements': () => listOf(aLength()),
    ...handlers,
  });
const open = () => renderInShell(<JobsScreens />, { address: '/jobs/5' });
const list = () => within(screen.getByRole('list', { name: 'Measurements' }));

beforeEach(async () => {
  localStorage.clear();
  await freshOutbox();
});
afterEach(async () => {
  setNetwork('on');
  await closeOutbox();
});

it('adds a length taken by hand, refuses what is none, and shows what the server refuses beside the field', async () => {
  const errors = [{ field: 'name', message: 'Contains characters that cannot be stored' }];
  const api = aServer({ 'POST /measurements': () => refuse(400, 'REQUEST.INVALID', 'Refused', errors) });
  const { user } = open();
  await screen.findByText('Deck joist');
  expect(screen.getByText('2.4 m')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add measurement' }));
  const form = within(screen.getByRole('dialog', { name: 'Add measurement' }));
  await user.type(form.getByLabelText(/^What was measured/), 'Ōtara wall');
  await user.type(form.getByLabelText(/^Length/), '1,2,3');
  await user.click(form.getByRole('button', { name: 'Add measurement' }));
  expect(await form.findByText('Please enter a length with at most 3 decimal places')).toBeVisible();
  await user.clear(form.getByLabelText(/^Length/));
  await user.type(form.getByLabelText(/^Length/), '3,65');
  await user.click(form.getByRole('button', { name: 'Add measurement' }));
  expect(await form.findByText('Contains characters that cannot be stored')).toBeVisible();
  const made = aLength({ id: 62, name: 'Ōtara wall', length: '3.650', calibrated: true });
  api.handle['POST /measurements'] = ({ body }) => ({ ...made, ...body });
  api.handle['GET /measurements'] = () => listOf(made, aLength());
  await user.click(form.getByRole('button', { name: 'Add measurement' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = api.sent('POST', '/measurements').at(-1)?.body;
  expect(sent).toMatchObject({ name: 'Ōtara wall', length: '3.65', unit: 'm', calibrated: true, projectId: 5 });
  expect(await screen.findByText('3.65 m')).toBeVisible();
});

it('keeps a length on this device without a network, and sends it when there is one', async () => {
  const api = aServer({ 'POST /measurements': () => NO_NETWORK });
  const { user } = open();
  await screen.findByText('Deck joist');
  setNetwork('off');
  await user.click(screen.getByRole('button', { name: 'Add measurement' }));
  const form = within(screen.getByRole('dialog', { name: 'Add measurement' }));
  await user.type(form.getByLabelText(/^What was measured/), 'Stringer');
  await user.type(form.getByLabelText(/^Length/), '1.8');
  await user.click(form.getByRole('button', { name: 'Add measurement' }));
  expect(await screen.findByText('Saved on this device')).toBeVisible();
  const made = aLength({ id: 63, name: 'Stringer', length: '1.800', calibrated: true });
  api.handle['POST /measurements'] = ({ body }) => ({ ...made, ...body });
  api.handle['GET /measurements'] = () => listOf(made, aLength());
  setNetwork('on');
  await waitFor(() => expect(screen.queryByText('Saved on this device')).toBeNull());
  expect(list().getByText('Stringer')).toBeVisible();
});

it('changes only what was changed, and brings a deleted length back', async () => {
  const api = aServer({
    'PATCH /measurements/61': ({ body }) => aLength({ ...body, version: 3 }),
    'DELETE /measurements/61': () => null,
    'POST /measurements': ({ body }) => aLength({ ...body, id: 64 }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Deck joist' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit measurement' }));
  expect(form.getByLabelText(/^Length/)).toHaveValue('2.4');
  await user.type(form.getByLabelText(/^Note/), 'north side');
  await user.click(form.getByRole('button', { name: 'Save measurement' }));
  await waitFor(() => expect(api.sent('PATCH', '/measurements/61')[0]?.body).toEqual({ note: 'north side', version: 2 }));
  await user.click(await screen.findByRole('button', { name: 'Delete Deck joist' }));
  await expectText('Measurement deleted');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.sent('POST', '/measurements')[0]?.body).toMatchObject({ name: 'Deck joist', calibrated: false }),
  );
});
