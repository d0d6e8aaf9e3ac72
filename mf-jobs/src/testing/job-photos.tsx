import { closeOutbox } from '@dwang/client';
import type { JobFile, Photo } from '@dwang/contracts';
import { aProject, fakeApi, freshOutbox, refuse, renderInShell, setNetwork } from '@dwang/testing/web';
import { screen, within } from '@testing-library/react';
import JobsScreens from '../routes/jobs-screens';

export const at = '2026-03-01T00:00:00.000Z';
export const aPhoto = (fields: Partial<Photo> = {}): Photo => ({
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
export const photosOf = (...items: Photo[]) => {
  const of = (mark: string) => items.filter((photo) => photo.mark === mark).length;
  return { items, nextCursor: null, totals: { count: items.length, before: of('before'), after: of('after') } };
};
export const filesOf = (...items: JobFile[]) => ({ items, nextCursor: null, totals: { count: items.length } });
const nothing = { items: [], nextCursor: null, totals: { count: 0, done: 0 } };

export const aServer = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /projects/5': () => aProject({ id: 5, name: 'Kāpiti deck' }),
    'GET /projects/5/tasks': () => nothing,
    'GET /projects/5/notes': () => nothing,
    'GET /projects/5/photos': () => photosOf(aPhoto()),
    'GET /projects/5/files': () => filesOf(),
    'GET /preferences': () => refuse(404, 'REQUEST.NOT_FOUND', 'None'),
    ...handlers,
  });
export const open = () => renderInShell(<JobsScreens />, { address: '/jobs/5' });
export const writes = ({ requests }: ReturnType<typeof fakeApi>) => requests.filter(({ method }) => method !== 'GET');
export const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

// jsdom's files cannot be read in part.
const readable = { arrayBuffer: async () => new ArrayBuffer(8) } as Blob;
export function aFile(name: string, type = 'image/jpeg'): File {
  const file = new File(['picture'], name, { type, lastModified: Date.parse(at) });
  file.slice = () => readable;
  return file;
}

/** Addresses that were given up under a picture. */
export const brokenWhileShown: string[] = [];

/** jsdom draws nothing: a picture of 4032 by 3024 whose pixels differ, unless it is blank. */
export function aCanvas(isBlank = false): void {
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

/** Two photos are drawn and sent one after the other; the message that they are saved stays for some seconds only. */
export const SLOW = { timeout: 20_000 };

/** Each test of the file begins with a device that holds nothing. */
export function onFreshDevice(): void {
  beforeEach(async () => {
    localStorage.clear();
    brokenWhileShown.length = 0;
    await freshOutbox();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'mediaDevices');
    setNetwork('on');
    await closeOutbox();
  });
}
