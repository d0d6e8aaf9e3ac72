import { keepUrls } from './keep-urls';

const asked: string[] = [];
let held: (() => void)[] = [];

jest.mock('./answers', () => ({ answers: { handleAll: () => mockKeep('answers') }, isKeptAnswer: () => true }));
jest.mock('./files', () => ({
  hashedFiles: { handleAll: (asking: { request: Request }) => mockKeep(asking.request.url) },
  isHashedFile: ({ pathname }: URL) => pathname.startsWith('/assets/'),
  isLabel: () => false,
}));
/** A line on which every answer waits until it is let through. */
function mockKeep(url: string) {
  asked.push(new URL(url).pathname);
  const stored = new Promise<void>((resolve) => held.push(resolve));
  return [stored, url.includes('broken') ? stored.then(() => Promise.reject(new TypeError('Failed to fetch'))) : stored];
}
const letThrough = async () => {
  for (const answer of held.splice(0)) answer();
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  asked.length = 0;
  held = [];
  Object.assign(globalThis, { self: { location: new URL('https://dwang.example.nz/sw.js') } });
});

it('keeps what is named first before the rest, a few at a time, and tells when all was tried (TR-311)', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `/assets/${index}.0123abcd.js`);
  let isDone = false;
  const all = keepUrls(names, {} as ExtendableEvent).then(() => {
    isDone = true;
  });
  expect(asked).toEqual(names.slice(0, 6));
  await letThrough();
  expect(asked).toEqual(names);
  expect(isDone).toBe(false);
  await letThrough();
  await all;
});

it('goes on behind a file that does not come', async () => {
  const all = keepUrls(['/assets/broken.0123abcd.js', '/assets/1.0123abcd.js'], {} as ExtendableEvent);
  await letThrough();
  await all;
  expect(asked).toHaveLength(2);
});
