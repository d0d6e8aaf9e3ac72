import type { RecentPhoto } from '@dwang/contracts';
import { fakeApi, renderInShell } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
import JobsRoute from './jobs.route';

const photo = (id: number, caption: string, projectId: number, projectName: string): RecentPhoto => ({
  ...{ id, uid: `photo-${id}`, projectId, projectName, userId: 7, userName: 'Hemi', caption },
  ...{ takenAt: '2026-03-01T20:00:00.000Z', createdAt: '2026-03-01T20:00:00.000Z', place: null, mark: null },
  ...{ contentType: 'image/jpeg', size: 40, width: 8, height: 6, hasContent: true, version: 1 },
});
const page = (...items: RecentPhoto[]) => ({ items, nextCursor: null, totals: { count: items.length } });

it('shows the photos of all jobs, each with the way to its job (TR-320)', async () => {
  const photos = page(photo(2, 'Flashing', 5, 'Hāwera roof'), photo(1, 'Joist', 4, 'Smith deck'));
  fakeApi({ 'GET /photos': () => photos });
  const { user } = renderInShell(<JobsRoute />, { address: '/jobs?tab=photos' });
  const tiles = within(await screen.findByRole('list', { name: 'Recent photos' })).getAllByRole('button');
  expect(tiles.map((tile) => tile.getAttribute('aria-label'))).toEqual(['Flashing, Hāwera roof', 'Joist, Smith deck']);
  await user.click(tiles[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Photo' }));
  expect(dialog.getByRole('link', { name: 'Hāwera roof' })).toHaveAttribute('href', '/jobs/5');
  await user.click(dialog.getByRole('button', { name: 'Older photo' }));
  expect(dialog.getByRole('link', { name: 'Smith deck' })).toHaveAttribute('href', '/jobs/4');
});

it('says where photos are added while there are none (TR-320)', async () => {
  fakeApi({ 'GET /photos': () => page() });
  renderInShell(<JobsRoute />, { address: '/jobs?tab=photos' });
  expect(await screen.findByText('No photos yet')).toBeVisible();
});
