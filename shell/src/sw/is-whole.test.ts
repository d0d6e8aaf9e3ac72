import { isWhole } from './is-whole';

const answer = (url: string, type: string) =>
  isWhole({ request: new Request(`http://localhost${url}`), response: new Response('x', { headers: { 'content-type': type } }) });

test('a script that comes as a page is never kept', async () => {
  expect(await answer('/assets/main.12345678.js', 'text/html')).toBeNull();
  expect(await answer('/mf-jobs/stable/remote.manifest.json', 'text/html; charset=utf-8')).toBeNull();
});

test('a script that comes as a script is kept, also with a query', async () => {
  expect(await answer('/mf-jobs/stable/remoteEntry.12345678.js?retry=1', 'text/javascript; charset=utf-8')).not.toBeNull();
});
