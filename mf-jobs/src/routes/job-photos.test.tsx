import { expectText, setNetwork } from '@dwang/testing/web';
import { screen, waitFor } from '@testing-library/react';
import {
  aCanvas,
  aFile,
  aPhoto,
  aServer,
  at,
  brokenWhileShown,
  inDialog,
  onFreshDevice,
  open,
  SLOW,
  writes,
} from '../testing/job-photos';

onFreshDevice();

it('are shown from this device while there is no network, open for their note, and are sent in order afterwards', async () => {
  aCanvas();
  setNetwork('off');
  const api = aServer();
  const { user } = open();
  await screen.findByRole('img', { name: 'Rotten joist' });
  await user.upload(screen.getByLabelText('Add photos', { selector: 'input' }), aFile('IMG_1.jpg'));
  const dialog = await inDialog('Photo');
  await waitFor(() => expect(dialog.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/^blob:own/)));
  await user.type(dialog.getByLabelText(/Note/), 'Under the step');
  await user.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByRole('img', { name: 'Under the step' })).toBeVisible();
  expect(screen.getByText('Saved on this device')).toBeVisible();
  await expectText('Photo saved');
  let made = aPhoto();
  api.handle['POST /projects/5/photos'] = ({ body }) => {
    made = aPhoto({ ...body, id: 52, hasContent: false });
    return made;
  };
  api.handle['PUT /projects/5/photos/52/content'] = () => ({ ...made, hasContent: true, version: 2 });
  api.handle['PATCH /projects/5/photos/52'] = ({ body }) => ({ ...made, ...body, hasContent: true, version: 3 });
  setNetwork('on');
  await waitFor(() => expect(screen.queryByText('Saved on this device')).not.toBeInTheDocument());
  await waitFor(() => expect(writes(api)).toHaveLength(3));
  const [facts, content, note] = writes(api);
  expect(facts?.body).toMatchObject({ takenAt: at, place: null, contentType: 'image/jpeg', width: 2048, height: 1536 });
  expect([content?.method, content?.path]).toEqual(['PUT', '/projects/5/photos/52/content']);
  expect(note?.body).toMatchObject({ caption: 'Under the step' });
  expect(brokenWhileShown).toEqual([]);
});

it('are added many at once, and one that cannot be read does not hold the others back', async () => {
  aCanvas();
  const bad = aFile('IMG_2.HEIC', 'image/heic');
  const draw = globalThis.createImageBitmap;
  globalThis.createImageBitmap = ((file: File) =>
    file === bad ? Promise.reject(new Error('no decoder')) : draw(file)) as typeof createImageBitmap;
  let id = 60;
  const api = aServer({
    'POST /projects/5/photos': ({ body }) => {
      id += 1;
      api.handle[`PUT /projects/5/photos/${id}/content`] = () => aPhoto({ ...body, hasContent: true, version: 2 });
      return aPhoto({ ...body, id, hasContent: false });
    },
  });
  const { user } = open();
  await screen.findByRole('img', { name: 'Rotten joist' });
  const files = [aFile('IMG_1.jpg'), bad, aFile('IMG_3.jpg')];
  await user.upload(screen.getByLabelText('Add photos', { selector: 'input' }), files);
  await waitFor(() => expect(writes(api)).toHaveLength(4), SLOW);
  await expectText('2 photos saved');
  expect(await screen.findByText(/cannot read HEIC photos/)).toBeVisible();
  expect(
    writes(api)
      .map(({ method }) => method)
      .sort(),
  ).toEqual(['POST', 'POST', 'PUT', 'PUT']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['a blank result', () => aCanvas(true), aFile('IMG_1.jpg'), /too large for this device\. Nothing was saved/],
  [
    'a HEIC that this browser cannot read',
    () => Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no decoder')) }),
    aFile('IMG_2.HEIC', 'image/heic'),
    /cannot read HEIC photos/,
  ],
  [
    'a very large picture that cannot be drawn',
    () => Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('out of memory')) }),
    aFile('scan.png', 'image/png'),
    /scan\.png cannot be read as a photo/,
  ],
])('are refused in plain words (RC-068, RC-069, RC-070): %s', async (_, prepare, file, words) => {
  prepare();
  const api = aServer();
  const { user } = open();
  await screen.findByRole('img', { name: 'Rotten joist' });
  await user.upload(screen.getByLabelText('Add photos', { selector: 'input' }), file);
  expect(await screen.findByText(words)).toBeVisible();
  expect(writes(api)).toEqual([]);
});
