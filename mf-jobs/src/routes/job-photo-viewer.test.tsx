import { expectText, refuse } from '@dwang/testing/web';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aPhoto, aServer, inDialog, onFreshDevice, open, photosOf, writes } from '../testing/job-photos';

onFreshDevice();

it('turn by arrow keys, and come back after a deletion', async () => {
  const [newer, older] = [
    aPhoto({ id: 52, uid: 'photo-52', caption: 'New joist', takenAt: '2026-03-02T00:00:00.000Z' }),
    aPhoto(),
  ];
  const api = aServer({
    'GET /projects/5/photos': () => photosOf(newer, older),
    'DELETE /projects/5/photos/51': () => null,
    'POST /projects/5/photos/51/restore': () => ({ ...older, version: 3 }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /New joist/ }));
  const dialog = await inDialog('Photo');
  expect(dialog.getByText('1 of 2')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('img', { name: 'Rotten joist' })).toHaveAttribute('src', '/api/projects/5/photos/51/content');
  expect(dialog.queryByRole('button', { name: 'Older photo' })).not.toBeInTheDocument();
  api.handle['GET /projects/5/photos'] = () => photosOf(newer);
  await user.click(dialog.getByRole('button', { name: 'Delete photo' }));
  await expectText('Photo Deleted');
  expect(dialog.getByRole('img', { name: 'New joist' })).toBeVisible();
  api.handle['GET /projects/5/photos'] = () => photosOf(newer, older);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(dialog.getByText('1 of 2')).toBeVisible());
  const sent = () => writes(api).map(({ method, path }) => `${method} ${path}`);
  await waitFor(() => expect(sent()).toEqual(['DELETE /projects/5/photos/51', 'POST /projects/5/photos/51/restore']));
});

it('say that a deletion was refused, and are still there', async () => {
  aServer({ 'DELETE /projects/5/photos/51': () => refuse(403, 'ACCESS.FORBIDDEN', 'Not yours') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Rotten joist/ }));
  const dialog = await inDialog('Photo');
  await user.click(dialog.getByRole('button', { name: 'Delete photo' }));
  await expectText('Could not delete photo.');
  expect(await screen.findByRole('button', { name: /Rotten joist/ })).toBeVisible();
});

it('of before and after are compared', async () => {
  const before = aPhoto({ mark: 'before', caption: 'Old fence' });
  const after = aPhoto({ id: 52, uid: 'photo-52', caption: 'New fence', takenAt: '2026-03-02T00:00:00.000Z' });
  const api = aServer({
    'GET /projects/5/photos': ({ query }) =>
      query.marked ? photosOf(before, { ...after, mark: 'after' }) : photosOf(after, before),
    'PATCH /projects/5/photos/52': ({ body }) => ({ ...after, ...body, version: 2 }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /New fence/ }));
  const viewer = await inDialog('Photo');
  await user.click(viewer.getByRole('radio', { name: 'After' }));
  await waitFor(() => expect(writes(api)[0]?.body).toEqual({ mark: 'after', version: 1 }));
  await user.click(viewer.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  const dialog = await inDialog('Before and after');
  expect(await dialog.findByRole('img', { name: 'Before: Old fence' })).toBeVisible();
  expect(dialog.getByRole('img', { name: 'After: New fence' })).toBeVisible();
  expect(dialog.getByRole('slider', { name: /photo from before/ })).toHaveValue('50');
});

it('that cannot be had without a network say so, and are asked for again when it is back', async () => {
  aServer();
  open();
  fireEvent.error(await screen.findByRole('img', { name: 'Rotten joist' }));
  expect(screen.getByText('Not on this device')).toBeVisible();
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('img', { name: 'Rotten joist' })).toBeVisible();
});

it('name no date that cannot be', async () => {
  aServer({ 'GET /projects/5/photos': () => photosOf(aPhoto({ caption: '', takenAt: 'yesterday' })) });
  open();
  expect(await screen.findByText('Unknown date')).toBeVisible();
});
