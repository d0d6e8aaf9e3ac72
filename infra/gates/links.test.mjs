import { createServer } from 'node:http';
import { deadLinks, linksIn } from '../scripts/links/check-links.mjs';

let server;
let base;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/silent') return;
    if (request.url === '/moved') response.writeHead(301, { location: '/there' });
    else if (request.url === '/get-only') response.statusCode = request.method === 'HEAD' ? 404 : 200;
    else if (request.url === '/guarded') response.statusCode = 403;
    else if (request.url === '/gone') response.statusCode = 404;
    response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('dead links are those that are gone or unreachable; moved and guarded pages live', async () => {
  const unreachable = 'http://127.0.0.1:1/';
  const urls = ['/there', '/moved', '/get-only', '/guarded', '/gone'].map((path) => base + path);
  const dead = await deadLinks([...urls, unreachable]);
  expect(dead.map(({ url }) => url)).toEqual([`${base}/gone`, unreachable]);
  expect(dead[0]?.problem).toBe('status 404');
});

test('a link that nobody answers within the time is dead', async () => {
  const silent = `${base}/silent`;
  expect(await deadLinks([silent], { timeoutMs: 300 })).toEqual([{ url: silent, problem: 'no answer in 0.3 s' }]);
});

test('addresses are read out of a directory, each once', () => {
  expect(linksIn("{ url: 'https://a.test/x', n: 1 }, { url:\n 'https://b.test/' }, { url: 'https://a.test/x' }")).toEqual([
    'https://a.test/x',
    'https://b.test/',
  ]);
});
