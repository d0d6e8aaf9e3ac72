import { isWhole, ourAnswers, ourFiles, ourPictures, saysKept } from './ours';

/** Node's own fetch types: the screen's test environment has none. */
const TIME = '2026-11-30T00:00:00.000Z';
const page = () => new Response('<html>Sign in to the Wi-Fi</html>', { headers: { 'content-type': 'text/html' } });
const ours = (type: string) => new Response('x', { headers: { 'content-type': type, 'dwang-time': TIME } });
const request = (path: string, accept = '*/*') => new Request(`http://dwang.test${path}`, { headers: { accept } });
const event = {} as ExtendableEvent;

const kept = (plugin: typeof ourFiles, path: string, response: Response, accept?: string) =>
  plugin.cacheWillUpdate?.({ request: request(path, accept), response, event });

it('keeps nothing that a sign-in page of a network has answered (TR-208)', async () => {
  const files = [
    '/remotes.json',
    '/mf-jobs/remote.manifest.json',
    '/assets/a.0123abcd.js',
    '/assets/a.0123abcd.css',
    '/index.html',
  ];
  for (const path of files) expect([path, await kept(ourFiles, path, page())]).toEqual([path, null]);
  expect(await kept(ourAnswers, '/api/timer', page(), 'application/json')).toBeNull();
  expect(await kept(ourAnswers, '/api/timer', ours('text/csv'), 'application/json')).toBeNull();
  expect(await kept(ourPictures, '/api/projects/1/photos/2/thumbnail', page())).toBeNull();
  const unmarked = new Response('{}', { headers: { 'content-type': 'application/json' } });
  expect(await kept(ourAnswers, '/api/timer', unmarked, 'application/json')).toBeNull();
});

it('keeps what our server has answered', async () => {
  expect(await kept(ourAnswers, '/api/timer', ours('application/json; charset=utf-8'), 'application/json')).not.toBeNull();
  expect(await kept(ourPictures, '/api/projects/1/photos/2/thumbnail', ours('image/jpeg'))).not.toBeNull();
  expect(isWhole(request('/index.html'), ours('text/html'))).toBe(true);
  expect(isWhole(request('/assets/a.0123abcd.js'), new Response('', { headers: { 'content-type': 'text/javascript' } }))).toBe(
    true,
  );
});

it('takes such a page for no answer at all, so that what was kept is used', async () => {
  const fetched = (response: Response) => ourAnswers.fetchDidSucceed?.({ request: request('/api/timer'), response, event });
  await expect(fetched(page())).rejects.toThrow('Somebody else answered');
  await expect(fetched(ours('application/json'))).resolves.toBeInstanceOf(Response);
});

it('drops what was kept wrongly before, when it is read', async () => {
  const dropped: string[] = [];
  const open = async () => ({ delete: async ({ url }: Request) => void dropped.push(url) });
  Object.assign(globalThis, { caches: { open } });
  const read = (plugin: typeof ourFiles, path: string, cachedResponse: Response) =>
    plugin.cachedResponseWillBeUsed?.({ cacheName: 'c', request: request(path), cachedResponse, event });
  expect(await read(ourAnswers, '/api/timer', page())).toBeNull();
  expect(await read(ourPictures, '/api/projects/1/photos/2/thumbnail', page())).toBeNull();
  expect(dropped).toEqual(['http://dwang.test/api/timer', 'http://dwang.test/api/projects/1/photos/2/thumbnail']);
  expect(await read(ourPictures, '/x', ours('image/png'))).toBeInstanceOf(Response);
});

it('says of a kept answer that it is one', async () => {
  const answer = await saysKept.cachedResponseWillBeUsed?.({
    cacheName: 'c',
    request: request('/api/timer'),
    cachedResponse: ours('application/json'),
    event,
  });
  expect(answer?.headers.get('dwang-kept')).toBe('1');
  expect(await answer?.text()).toBe('x');
});
