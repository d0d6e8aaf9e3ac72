import type { Measurement } from '@dwang/contracts';
import { expectText, fakeApi, freshOutbox, NO_NETWORK, renderInShell, setNetwork } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { LineList } from './line-list';
import { EMPTY } from './measure-state';
import { SavedMeasurements } from './saved-measurements';

const state = { ...EMPTY, lines: [{ id: 1, from: { x: 0, y: 0 }, to: { x: 100, y: 0 } }] };
const tool = (
  <>
    <LineList state={state} unit="cm" />
    <SavedMeasurements />
  </>
);

/** A server that keeps measurements, with the network on or off. */
function aServer() {
  const kept: Measurement[] = [];
  const line = { isDown: true };
  const server = fakeApi({
    'GET /measurements': () => (line.isDown ? NO_NETWORK : { items: kept, nextCursor: null, totals: { count: kept.length } }),
    'POST /measurements': ({ body }) => {
      if (line.isDown) return NO_NETWORK;
      kept.push({ ...(body as unknown as Measurement), id: 5, userId: 7, createdAt: new Date().toISOString() });
      return kept[0];
    },
  });
  return { ...server, kept, line };
}

test('a length saved without a network is in the list at once, marked, and goes to the server once when it is back', async () => {
  await freshOutbox('off');
  const { kept, line } = aServer();
  const { user } = renderInShell(tool);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await expectText('Measurement saved on this device');
  const list = await screen.findByRole('list', { name: 'Saved measurements' });
  expect(within(list).getByText('10 cm', { exact: false })).toBeVisible();
  expect(within(list).getByText('Saved on this device')).toBeVisible();
  line.isDown = false;
  setNetwork('on');
  await waitFor(() => expect(within(list).queryByText('Saved on this device')).toBeNull());
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({ name: 'Measurement 1', length: '10.00', unit: 'cm', calibrated: false });
});
