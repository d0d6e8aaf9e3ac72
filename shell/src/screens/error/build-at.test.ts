import { startRemotes } from '../../federation/remotes';
import { buildAt } from './build-at';

test('a report names the build of the remote that owns the screen, and of the shell', async () => {
  const entry = { version: '0.1.0+6b0ab2d1', contract: 1, paths: ['/jobs'], channels: { stable: '/mf-jobs/stable/a.json' } };
  const answer = () => Promise.resolve(new Response(JSON.stringify({ remotes: { 'mf-jobs': entry } })));
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const script = document.createElement('script');
  script.src = '/assets/main.1f36a946.js';
  document.head.append(script);
  expect(buildAt('/jobs/12')).toBe('shell 1f36a946');
  await startRemotes();
  expect(buildAt('/jobs/12')).toBe('mf-jobs 0.1.0+6b0ab2d1, shell 1f36a946');
  expect(buildAt('/login')).toBe('shell 1f36a946');
  script.remove();
  jest.restoreAllMocks();
});
