import type { CompanyImport } from '@dwang/contracts';
import { aUser, expectText, fakeApi, NO_NETWORK, refuse } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { freshDevice, renderWithSession } from '../../../session/testing/render-signed';
import { DataSettings } from '../data-settings';
import { stopSending } from './sending';

const user = aUser({ role: 'owner', username: 'hēmi' });
/** jsdom's blobs cannot be read by `text`. */
beforeAll(() => {
  Blob.prototype.text = function text() {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(this);
    });
  };
});
const zip = (name = 'dwang-rata.zip', text = `PK\u0003\u0004${'x'.repeat(96)}`) =>
  new File([text], name, { type: 'application/zip' });
const anImport = (about: Partial<CompanyImport> = {}): CompanyImport => ({
  id: 5,
  fileName: 'dwang-rata.zip',
  status: 'uploading',
  size: 100,
  nextPiece: 0,
  done: 0,
  total: 100,
  problem: '',
  tables: [],
  people: [],
  ...about,
});

afterEach(stopSending);

/** A server with one import at most. */
function open(first: CompanyImport | null, more: Record<string, (request: { body: unknown }) => unknown> = {}) {
  freshDevice(user);
  const server = { now: first };
  const move = (change: Partial<CompanyImport>) => {
    server.now = anImport({ ...server.now, ...change });
    return server.now;
  };
  const api = fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => user,
    'GET /company/imports': () => ({ items: server.now ? [server.now] : [], nextCursor: null, totals: { count: 0 } }),
    'POST /company/imports': () => move({}),
    'PUT /company/imports/5/pieces/0': () => move({ nextPiece: 1, done: 100 }),
    'POST /company/imports/5/run': () => move({ status: 'checking', done: 40, total: 200 }),
    'DELETE /company/imports/5': () => {
      server.now = null;
      return null;
    },
    ...more,
  });
  return { ...renderWithSession(<DataSettings />, '/settings'), api, move };
}

test('an owner chooses the zip, reads what will happen, and it is sent and brought in', async () => {
  const { user: person, api, move } = open(null);
  await person.click(await screen.findByRole('button', { name: 'Import an export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import an export' }));
  expect(dialog.getByText(/as a whole or not at all/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await person.upload(dialog.getByLabelText('The zip of the export'), zip());
  expect(await dialog.findByText('dwang-rata.zip · 100 B')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled());
  await person.click(dialog.getByRole('button', { name: 'Import' }));
  await expectText('Checking all of it');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.sent('POST', '/company/imports')[0]?.body).toEqual({ fileName: 'dwang-rata.zip', size: 100 });
  expect(api.sent('POST', '/company/imports/5/run')).toHaveLength(1);
  expect(screen.getByRole('progressbar', { name: 'Checking all of it' })).toHaveAttribute('aria-valuenow', '20');
  const tables = [
    { name: 'projects', rows: 1204, sha256: 'a' },
    { name: 'invoice_lines', rows: 7, sha256: 'b' },
  ];
  move({ status: 'done', done: 1211, total: 1211, tables, people: [{ name: 'Mere Parata', email: 'mere@example.nz' }] });
  await expectText('All of it is in your company');
  expect(screen.getByText('1,204')).toBeVisible();
  expect(screen.getByText('mere@example.nz')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Hide this' }));
  expect(await screen.findByRole('button', { name: 'Import an export' })).toBeVisible();
});

test('what is no zip, and a company that is not empty, are said in the dialog, and nothing is sent', async () => {
  const words = 'An export can only be brought into a new company';
  const { user: person, api } = open(null, { 'POST /company/imports': () => refuse(409, 'IDENTITY.COMPANY_NOT_EMPTY', words) });
  await person.click(await screen.findByRole('button', { name: 'Import an export' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.upload(dialog.getByLabelText('The zip of the export'), zip('list.zip', 'name,phone\n'.repeat(9)));
  expect(await dialog.findByText('This is not a zip. Choose the file that Export downloaded.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await person.upload(dialog.getByLabelText('The zip of the export'), zip());
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled());
  await person.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText(words)).toBeVisible();
  // What kept it from beginning may have passed: it can be tried again with the same file.
  expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled();
  expect(api.requests.some(({ method }) => method === 'PUT')).toBe(false);
});

test('after a reload the same file is asked for again, another one refused, and it goes on', async () => {
  const { user: person, api } = open(anImport());
  await person.click(await screen.findByRole('button', { name: 'Choose it again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Go on with the import' }));
  await person.upload(dialog.getByLabelText('The zip of the export'), zip('other.zip', `PK${'y'.repeat(50)}`));
  expect(await dialog.findByText(/This is another file than dwang-rata.zip/)).toBeVisible();
  await person.upload(dialog.getByLabelText('The zip of the export'), zip());
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Go on' })).toBeEnabled());
  await person.click(dialog.getByRole('button', { name: 'Go on' }));
  await expectText('Checking all of it');
  expect(api.sent('POST', '/company/imports')).toHaveLength(0);
});

test('without an answer it waits and says so, and can be cancelled', async () => {
  const { user: person, api } = open(anImport(), { 'PUT /company/imports/5/pieces/0': () => NO_NETWORK });
  await person.click(await screen.findByRole('button', { name: 'Choose it again' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.upload(dialog.getByLabelText('The zip of the export'), zip());
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Go on' })).toBeEnabled());
  await person.click(dialog.getByRole('button', { name: 'Go on' }));
  await screen.findByText(/It goes on by itself once there is one/, undefined, { timeout: 10_000 });
  await person.click(screen.getByRole('button', { name: 'Cancel import' }));
  await expectText('Import cancelled');
  expect(await screen.findByRole('button', { name: 'Import an export' })).toBeVisible();
  expect(api.sent('DELETE', '/company/imports/5')).toHaveLength(1);
});

test('a failed import says why and lets another file be chosen', async () => {
  open(
    anImport({ status: 'failed', problem: 'This export has been changed or damaged since it was made. Nothing was imported.' }),
  );
  await expectText('The export was not imported');
  expect(screen.getByText(/changed or damaged since it was made/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeVisible();
});
