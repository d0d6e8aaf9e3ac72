import { closeOutbox } from '@dwang/client';
import {
  aProject,
  expectText,
  fakeApi,
  freshOutbox,
  NO_NETWORK,
  projectsOf,
  refuse,
  renderInShell,
  setNetwork,
} from '@dwang/testing/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ResultDraft } from './result-draft';
import { SaveResult } from './save-result';

const draft: ResultDraft = {
  tool: 'concrete',
  title: 'Slab concrete',
  answers: [{ label: 'Volume', value: '2.40', unit: 'm³' }],
  materials: [{ description: 'Ready-mix concrete', quantity: '2.4', unit: 'm³' }],
  source: 'Area × thickness',
};
const deck = aProject({ id: 5, name: 'Smith deck' });
const aServer = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ 'GET /projects': () => projectsOf(deck), 'GET /projects/5': () => deck, ...handlers });
const sent = { id: 9, uid: 'x', version: 1 };

beforeEach(async () => {
  localStorage.clear();
  await freshOutbox();
});
afterEach(async () => {
  setNetwork('on');
  await closeOutbox();
});

test('a result that an earlier try saved is told, with the way to its job (TR-201)', async () => {
  const taken = [{ field: 'uid', message: 'Something else was saved' }];
  const api = aServer({ 'POST /tool-results': () => refuse(409, 'REQUEST.UID_TAKEN', 'Something else was saved', taken, 9) });
  const { user } = renderInShell(<SaveResult draft={draft} />, { address: '/tools?projectId=5' });
  await user.click(screen.getByRole('button', { name: 'Save to job' }));
  const form = within(screen.getByRole('dialog', { name: 'Save to job' }));
  await user.click(form.getByRole('button', { name: 'Save to job' }));
  expect(await form.findByText('Saved already')).toBeVisible();
  expect(await form.findByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/jobs/5');
  api.handle['POST /tool-results'] = () => sent;
  await user.click(form.getByRole('button', { name: 'Save this as another' }));
  await expectText('Result saved');
  const [first, second] = api.sent('POST', '/tool-results').map(({ body }) => body?.uid);
  expect(second).not.toBe(first);
});

test('a result goes to the job of the address with time and device, and the screen says where it went', async () => {
  const api = aServer({ 'POST /tool-results': () => sent });
  const { user } = renderInShell(<SaveResult draft={draft} />, { address: '/tools?projectId=5' });
  await user.click(screen.getByRole('button', { name: 'Save to job' }));
  const form = within(screen.getByRole('dialog', { name: 'Save to job' }));
  expect(form.getByText('2.40 m³')).toBeVisible();
  await user.clear(form.getByLabelText(/^Name/));
  await user.type(form.getByLabelText(/^Name/), 'Ōtara slab');
  await user.type(form.getByLabelText(/^Note/), 'north end');
  await user.click(form.getByRole('button', { name: 'Save to job' }));
  expect(await screen.findByRole('link', { name: 'Smith deck' })).toHaveAttribute('href', '/jobs/5');
  await expectText('Result saved');
  const body = api.sent('POST', '/tool-results')[0]?.body;
  expect(body).toMatchObject({
    ...draft,
    title: 'Ōtara slab',
    note: 'north end',
    projectId: 5,
    calibration: 'not-needed',
    photoUid: null,
  });
  expect(Date.now() - Date.parse(String(body?.takenAt))).toBeLessThan(60_000);
  expect(body?.device).toEqual(expect.any(String));
});

test('without a job it asks for one, and shows what the server refuses', async () => {
  aServer({ 'POST /tool-results': () => refuse(403, 'ACCESS.FORBIDDEN', 'You may only look at this job') });
  const { user } = renderInShell(<SaveResult draft={draft} />, { address: '/tools' });
  await user.click(screen.getByRole('button', { name: 'Save to job' }));
  const form = within(screen.getByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Save to job' }));
  await expectText('Please choose a job');
  await user.click(form.getByRole('combobox'));
  await user.click(await screen.findByTitle(/Smith deck/));
  await user.click(form.getByRole('button', { name: 'Save to job' }));
  await expectText('You may only look at this job');
});

test('without a network it is kept on this device, and the job is offered next time', async () => {
  const api = aServer({ 'POST /tool-results': () => NO_NETWORK });
  const { user } = renderInShell(<SaveResult draft={draft} />, { address: '/tools?projectId=5' });
  act(() => setNetwork('off'));
  await user.click(screen.getByRole('button', { name: 'Save to job' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save to job' }));
  await expectText('Result saved on this device');
  expect(localStorage.getItem('dwang-tools-last-job')).toBe('5');
  api.handle['POST /tool-results'] = () => sent;
  setNetwork('on');
  await waitFor(() =>
    expect(api.sent('POST', '/tool-results').at(-1)?.body).toMatchObject({ projectId: 5, title: 'Slab concrete' }),
  );
});

test('a photo goes to the photos of the job once, also when the result itself has to be sent again', async () => {
  const draw = { drawImage: () => undefined, getImageData: () => ({ data: new Uint8ClampedArray([1, 2, 3, 4, 9, 9, 9, 9]) }) };
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 40, height: 30, close: () => undefined }) });
  HTMLCanvasElement.prototype.getContext = (() => draw) as never;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['jpeg'], { type: 'image/jpeg' }));
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  const api = aServer({
    'POST /projects/5/photos': ({ body }) => ({ ...body, id: 3, version: 1 }),
    'PUT /projects/5/photos/3/content': () => ({ id: 3, version: 2 }),
    'POST /tool-results': () => refuse(400, 'REQUEST.INVALID', 'Refused', [{ field: 'title', message: 'Too odd a name' }]),
  });
  const { user } = renderInShell(<SaveResult draft={draft} />, { address: '/tools?projectId=5' });
  await user.click(screen.getByRole('button', { name: 'Save to job' }));
  const form = within(screen.getByRole('dialog'));
  const choose = form.getByLabelText('Choose photo', { selector: 'input' });
  await user.upload(choose, new File(['raw'], 'slab.jpg', { type: 'image/jpeg' }));
  expect(await form.findByRole('img', { name: 'Chosen for this result' })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save to job' }));
  await expectText('Too odd a name');
  api.handle['POST /tool-results'] = () => sent;
  await user.click(form.getByRole('button', { name: 'Save to job' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const photos = api.sent('POST', '/projects/5/photos');
  expect(photos).toHaveLength(1);
  expect(api.sent('POST', '/tool-results').at(-1)?.body?.photoUid).toBe(photos[0]?.body?.uid);
});
