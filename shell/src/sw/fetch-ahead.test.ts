import { fetchAhead } from './fetch-ahead';

it('fetches the shell’s files side by side while the worker is installed, and minds no failure (TR-311)', async () => {
  let install: (event: { waitUntil: (work: Promise<unknown>) => void }) => void = () => undefined;
  const asked: string[] = [];
  Object.assign(globalThis, {
    self: { addEventListener: (_: string, listener: typeof install) => (install = listener) },
    fetch: async (url: string) => {
      asked.push(url);
      if (url.includes('lost')) throw new TypeError('Failed to fetch');
      return new Response('x');
    },
  });
  fetchAhead([
    { url: '/assets/lost.0123abcd.js', revision: null },
    { url: '/index.html', revision: '1' },
    { url: '/assets/main.0123abcd.js', revision: null },
  ]);
  expect(asked).toEqual([]);
  let work: Promise<unknown> = Promise.reject(new Error('never installed'));
  work.catch(() => undefined);
  install({ waitUntil: (promise) => (work = promise) });
  await work;
  expect(asked).toEqual(['/assets/lost.0123abcd.js', '/assets/main.0123abcd.js']);
});
