import { closeOutbox } from '@dwang/client';
import type { JobFile, Photo } from '@dwang/contracts';
import { aProject, expectText, fakeApi, freshOutbox, refuse, renderInShell, setNetwork } from '@dwang/testing/web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import JobsScreens from './jobs-screens';

const at = '2026-03-01T00:00:00.000Z';
const aPhoto = (fields: Partial<Photo> = {}): Photo => ({
  id: 51,
  uid: 'photo-51',
  projectId: 5,
  userId: 7,
  userName: 'hēmi',
  caption: 'Rotten joist',
  takenAt: at,
  place: null,
  mark: null,
  contentType: 'image/jpeg',
  size: 9,
  width: 8,
  height: 6,
  hasContent: true,
  createdAt: at,
  version: 1,
  ...fields,
});
const photosOf = (...items: Photo[]) => {
  const of = (mark: string) => items.filter((photo) => photo.mark === mark).length;
  return { items, nextCursor: null, totals: { count: items.length, before: of('before'), after: of('after') } };
};
const filesOf = (...items: JobFile[]) => ({ items, nextCursor: null, totals: { count: items.length } });
const nothing = { items: [], nextCursor: null, totals: { count: 0, done: 0 } };

const aServer = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /projects/5': () => aProject({ id: 5, name: 'Kāpiti deck' }),
    'GET /projects/5/tasks': () => nothing,
    'GET /projects/5/notes': () => nothing,
    'GET /projects/5/photos': () => photosOf(aPhoto()),
    'GET /projects/5/files': () => filesOf(),
    'GET /preferences': () => refuse(404, 'REQUEST.NOT_FOUND', 'None'),
    ...handlers,
  });
const open = () => renderInShell(<JobsScreens />, { address: '/jobs/5' });
const writes = ({ requests }: ReturnType<typeof fakeApi>) => requests.filter(({ method }) => method !== 'GET');
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

// jsdom's files cannot be read in part.
const readable = { arrayBuffer: async () => new ArrayBuffer(8) } as Blob;
function aFile(name: string, type = 'image/jpeg'): File {
  const file = new File(['picture'], name, { type, lastModified: Date.parse(at) });
  file.slice = () => readable;
  return file;
}

/** Addresses that were given up under a picture. */
let brokenWhileShown: string[];

/** jsdom draws nothing: a picture of 4032 by 3024 whose pixels differ, unless it is blank. */
function aCanvas(isBlank = false): void {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 4032, height: 3024, close: () => undefined }) });
  const data = Uint8ClampedArray.from({ length: 1024 }, (_, index) => (isBlank ? 0 : index));
  const context = { drawImage: () => undefined, getImageData: () => ({ data }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['small'], { type: 'image/jpeg' })));
  let count = 0;
  Object.assign(URL, {
    createObjectURL: () => {
      count += 1;
      return `blob:own-${count}`;
    },
    revokeObjectURL: (address: string) => {
      if (document.querySelector(`img[src="${address}"]`)) brokenWhileShown.push(address);
    },
  });
}

type Asked = MediaStreamConstraints & { video: MediaTrackConstraints };

/** A device with these cameras; `refuses` says which request its browser turns down. */
function aCamera(ids: string[], refuses: (asked: MediaTrackConstraints) => boolean = () => false) {
  const stopped: string[] = [];
  const opened: string[] = [];
  const getUserMedia = async ({ video }: Asked) => {
    if (refuses(video)) throw new DOMException('Not allowed', 'NotAllowedError');
    const { exact } = (video.deviceId ?? {}) as { exact?: string };
    const deviceId = exact ?? ids[0] ?? '';
    opened.push(deviceId);
    const track = { getSettings: () => ({ deviceId }), stop: () => stopped.push(deviceId) };
    return { getTracks: () => [track], getVideoTracks: () => [track] };
  };
  const enumerateDevices = async () => ids.map((deviceId) => ({ kind: 'videoinput', deviceId }));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia, enumerateDevices } });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, value: 1920 });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { configurable: true, value: 1440 });
  return { opened, stopped };
}

/** Two photos are drawn and sent one after the other; the message that they are saved stays for some seconds only. */
const SLOW = { timeout: 20_000 };

beforeEach(async () => {
  localStorage.clear();
  brokenWhileShown = [];
  await freshOutbox();
});
afterEach(async () => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  setNetwork('on');
  await closeOutbox();
});

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

describe('with the camera', () => {
  it('are taken, taken again, noted and saved; the camera is off afterwards', async () => {
    aCanvas();
    const camera = aCamera(['rear']);
    const api = aServer({
      'GET /projects/5/photos': () => photosOf(),
      'POST /projects/5/photos': ({ body }) => aPhoto({ ...body, id: 52, hasContent: false }),
      'PUT /projects/5/photos/52/content': () => aPhoto({ id: 52, version: 2 }),
    });
    const { user } = open();
    expect(await screen.findByText('No photos yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take photo' }));
    const dialog = await inDialog('Take photo');
    const shoot = dialog.getByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(shoot).toBeEnabled());
    await user.click(shoot);
    await user.click(await dialog.findByRole('button', { name: 'Retake' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Take photo' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Take photo' }));
    await user.type(await dialog.findByLabelText(/Note/), 'Bearer');
    await user.click(dialog.getByRole('button', { name: 'Save photo' }));
    await waitFor(() => expect(writes(api)).toHaveLength(2), SLOW);
    await expectText('Photo saved');
    expect(writes(api)[0]?.body).toMatchObject({ caption: 'Bearer', place: null, width: 2048 });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(camera.stopped).toHaveLength(camera.opened.length);
  });

  it('switch to the next one, and back when that fails', async () => {
    const camera = aCamera(['rear', 'front', 'broken'], ({ deviceId }) => (deviceId as { exact?: string })?.exact === 'broken');
    aServer();
    const { user } = open();
    await screen.findByRole('img', { name: 'Rotten joist' });
    await user.click(screen.getByRole('button', { name: 'Take photo' }));
    const dialog = await inDialog('Take photo');
    await user.click(await dialog.findByRole('button', { name: 'Switch camera' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Switch camera' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Switch camera' }));
    await expectText('Failed to switch camera');
    await waitFor(() => expect(camera.opened).toEqual(['rear', 'front', 'front']));
  });

  it.each([
    ['is none', () => undefined, 'Camera not supported on this device'],
    ['is not allowed', () => void aCamera(['rear'], () => true), 'Failed to access camera. Please check permissions.'],
  ])('say when there %s, and lead to the camera app', async (_, prepare, words) => {
    prepare();
    aServer();
    const { user } = open();
    await screen.findByRole('img', { name: 'Rotten joist' });
    await user.click(screen.getByRole('button', { name: 'Take photo' }));
    await expectText(words);
    const dialog = await inDialog('Take photo');
    expect(dialog.getByLabelText('Use camera app', { selector: 'input' })).toHaveAttribute('capture', 'environment');
  });

  it('keep what was written when the photo cannot be saved', async () => {
    aCanvas();
    aCamera(['rear']);
    aServer({ 'POST /projects/5/photos': () => refuse(403, 'ACCESS.FORBIDDEN', 'View only') });
    const { user } = open();
    await screen.findByRole('img', { name: 'Rotten joist' });
    await user.click(screen.getByRole('button', { name: 'Take photo' }));
    const dialog = await inDialog('Take photo');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Take photo' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Take photo' }));
    await user.type(await dialog.findByLabelText(/Note/), 'Bearer');
    await user.click(dialog.getByRole('button', { name: 'Save photo' }));
    await expectText('Failed to save project photo. Please try again.');
    expect(dialog.getByLabelText(/Note/)).toHaveValue('Bearer');
  });
});

describe('files', () => {
  const aPlan: JobFile = {
    id: 71,
    uid: 'file-71',
    projectId: 5,
    userId: 7,
    userName: 'hēmi',
    name: 'Plan Ōtaki.pdf',
    contentType: 'application/pdf',
    size: 1_400_000,
    createdAt: at,
    version: 1,
  };

  it('are downloaded by their name, deleted and brought back', async () => {
    const api = aServer({
      'GET /projects/5/files': () => filesOf(aPlan),
      'DELETE /projects/5/files/71': () => null,
      'POST /projects/5/files/71/restore': () => aPlan,
    });
    const { user } = open();
    const link = await screen.findByRole('link', { name: 'Plan Ōtaki.pdf' });
    expect(link).toHaveAttribute('href', '/api/projects/5/files/71/content');
    expect(screen.getByText(/^1\.4 MB/)).toBeVisible();
    api.handle['GET /projects/5/files'] = () => filesOf();
    await user.click(screen.getByRole('button', { name: 'Delete Plan Ōtaki.pdf' }));
    await expectText('File deleted');
    expect(await screen.findByText('No files yet')).toBeVisible();
    api.handle['GET /projects/5/files'] = () => filesOf(aPlan);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Plan Ōtaki.pdf' })).toBeVisible();
  });

  it('are uploaded as they are, once, even when the answer was lost; a refusal says why', async () => {
    const sent: { address: string; file: unknown }[] = [];
    const answers: (Partial<XMLHttpRequest> | null)[] = [null, { status: 201, responseText: '{}' }];
    class Request {
      upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
      onload?: () => void;
      onerror?: () => void;
      private address = '';
      open(_: string, address: string) {
        this.address = address;
      }
      setRequestHeader() {}
      abort() {}
      send(file: unknown) {
        sent.push({ address: this.address, file });
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        const answer = answers.shift();
        Object.assign(this, answer);
        setTimeout(() => (answer ? this.onload : this.onerror)?.());
      }
    }
    const real = globalThis.XMLHttpRequest;
    globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
    aServer();
    const { user } = open();
    await screen.findByText('No files yet');
    const plan = new File(['%PDF-1.7'], 'Plan.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Add files', { selector: 'input' }), plan);
    await expectText('File saved');
    expect(sent.map(({ file }) => file)).toEqual([plan, plan]);
    expect(sent[0]?.address).toMatch(/^\/api\/projects\/5\/files\?name=Plan\.pdf&uid=[0-9a-f-]{36}$/);
    expect(sent[1]?.address).toBe(sent[0]?.address);
    answers.push({ status: 415, responseText: '{"detail":"This kind of file cannot be kept."}' });
    await user.upload(screen.getByLabelText('Add files', { selector: 'input' }), plan);
    expect(await screen.findByText('Plan.pdf: This kind of file cannot be kept.')).toBeVisible();
    globalThis.XMLHttpRequest = real;
  });
});
