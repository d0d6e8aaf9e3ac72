import { closeOutbox } from '@dwang/client';
import { fakeApi, freshOutbox, renderInShell, setNetwork } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import { aGrid, WEEK } from '../testing/time-grid';
import TimesheetRoute from './timesheet.route';

const show = () => renderInShell(<TimesheetRoute />, { address: `/timesheet?view=week&week=${WEEK}` });
const cell = (name: string) => screen.findByRole('textbox', { name });

beforeEach(async () => {
  localStorage.clear();
  await freshOutbox('on');
});
afterEach(() => closeOutbox());

it('keeps what is typed without a network, shows it over a new start, and sends it', async () => {
  const api = fakeApi({
    'GET /time-entries/grid': () => aGrid(),
    'GET /time-entries/hints': () => ({ items: [] }),
    'PUT /time-entries/cell': () => aGrid(),
  });
  const first = show();
  await cell('Smith deck, Tue 3 Mar');
  setNetwork('off');
  await first.user.type(await cell('Smith deck, Tue 3 Mar'), '4:15{Enter}');
  await first.user.type(await cell('Fence, Tue 3 Mar'), '1{Tab}');
  await waitFor(() => expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('5:15'));
  first.unmount();
  show();
  await waitFor(async () => expect(await cell('Smith deck, Tue 3 Mar')).toHaveValue('4:15'));
  expect(api.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  setNetwork('on');
  const sent = () => api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => [body.projectId, body.seconds]);
  await waitFor(() =>
    expect(sent()).toEqual([
      [1, 15_300],
      [2, 3600],
    ]),
  );
});
