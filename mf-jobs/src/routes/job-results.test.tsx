import { closeOutbox } from '@dwang/client';
import type { ToolResult } from '@dwang/contracts';
import { aProject, expectText, fakeApi, freshOutbox, NO_NETWORK, renderInShell, setNetwork } from '@dwang/testing/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import JobsScreens from './jobs-screens';

const aResult = (fields: Partial<ToolResult> = {}): ToolResult => ({
  ...{ id: 71, uid: 'result-71', userId: 7, projectId: 5, tool: 'level', title: 'Fall of the patio', note: 'towards the drain' },
  inputs: [{ label: 'Length', value: '6.0', unit: 'm' }],
  answers: [{ label: 'Slope', value: '1.2', unit: '°' }],
  warnings: ['Less than 1 in 60'],
  materials: [{ description: 'Paver', quantity: '144', unit: 'each' }],
  ...{ calibration: 'uncalibrated', statedError: '± 0.2°', device: 'Pixel 8, Chrome', source: 'NZS 4404' },
  ...{ takenAt: '2026-03-01T00:00:00.000Z', photoUid: null, createdAt: '2026-03-01T00:00:00.000Z', version: 2 },
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
    'GET /tool-results': () => listOf(aResult()),
    ...handlers,
  });
const open = () => renderInShell(<JobsScreens />, { address: '/jobs/5' });
const list = async () => within(await screen.findByRole('list', { name: 'Calculator and tool results' }));

beforeEach(async () => {
  localStorage.clear();
  await freshOutbox();
});
afterEach(async () => {
  setNetwork('on');
  await closeOutbox();
});

it('shows what a tool said, how far it can be trusted, and all of it when it is opened', async () => {
  const api = aServer();
  const { user } = open();
  const row = await list();
  expect(row.getByText('1.2°')).toBeVisible();
  expect(row.getByText(/Pixel 8, Chrome · uncalibrated · ± 0.2°/)).toBeVisible();
  expect(row.getByText('Less than 1 in 60')).toBeVisible();
  expect(api.sent('GET', '/tool-results')[0]?.query).toMatchObject({ projectId: '5' });
  await user.click(row.getByRole('button', { name: /^Fall of the patio/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Fall of the patio' }));
  for (const text of ['144 each', '6.0 m', 'NZS 4404', 'uncalibrated, ± 0.2°']) expect(sheet.getByText(text)).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Save as CSV' })).toBeEnabled();
});

it('changes the words alone, and brings a deleted result back as it was', async () => {
  const api = aServer({
    'PATCH /tool-results/71': ({ body }) => aResult({ ...body, version: 3 }),
    'DELETE /tool-results/71': () => null,
    'POST /tool-results': ({ body }) => aResult({ ...body, id: 72 }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Fall of the patio' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit result' }));
  await user.clear(form.getByLabelText(/^Name/));
  await user.click(form.getByRole('button', { name: 'Save result' }));
  await expectText('Please enter a name');
  await user.type(form.getByLabelText(/^Name/), 'Ōtara patio');
  await user.click(form.getByRole('button', { name: 'Save result' }));
  await waitFor(() => expect(api.sent('PATCH', '/tool-results/71')[0]?.body).toEqual({ title: 'Ōtara patio', version: 2 }));
  await user.click(await screen.findByRole('button', { name: /^Delete / }));
  await expectText('Result deleted');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.sent('POST', '/tool-results')).toHaveLength(1));
  const { answers, photoUid, takenAt, projectId } = aResult();
  expect(api.sent('POST', '/tool-results')[0]?.body).toMatchObject({ answers, photoUid, takenAt, projectId });
});

it('keeps a change on this device without a network, and sends it when there is one', async () => {
  const api = aServer({ 'PATCH /tool-results/71': () => NO_NETWORK });
  const { user } = open();
  await list();
  act(() => setNetwork('off'));
  await user.click(screen.getByRole('button', { name: 'Edit Fall of the patio' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit result' }));
  await user.type(form.getByLabelText(/^Note/), ' and away from the house');
  await user.click(form.getByRole('button', { name: 'Save result' }));
  expect(await screen.findByText('Saved on this device')).toBeVisible();
  const changed = aResult({ note: 'towards the drain and away from the house', version: 3 });
  api.handle['PATCH /tool-results/71'] = () => changed;
  api.handle['GET /tool-results'] = () => listOf(changed);
  act(() => setNetwork('on'));
  await waitFor(() => expect(screen.queryByText('Saved on this device')).toBeNull());
  expect((await list()).getByText(changed.note)).toBeVisible();
});
