import type * as Remotes from './remotes';

const registryOf = (...ids: string[]) => ({
  remotes: Object.fromEntries(
    ids.map((id) => [
      id,
      { version: '1', contract: 1, paths: [`/${id}`], channels: { stable: `/${id}/stable/remote.manifest.json` } },
    ]),
  ),
});
const manifestOf = (id: string) => ({
  id,
  contract: 1,
  container: id.replace('-', '_'),
  version: '1',
  entry: 'remoteEntry.js',
  routes: [{ path: `/${id}`, title: id, skeleton: 'cards' }],
  navigation: [],
  widgets: [],
  commands: [],
  help: [],
  assets: [],
  preload: [],
  role: 'everyone',
});

type Answer = () => Promise<Response>;
const json =
  (value: unknown): Answer =>
  () =>
    Promise.resolve(new Response(JSON.stringify(value)));
const status =
  (code: number): Answer =>
  () =>
    Promise.resolve(new Response('', { status: code }));

/** A fresh copy of the module's state against a server that answers so. */
function start(answers: Record<string, Answer>) {
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const path = new URL(String(url), 'http://localhost').pathname;
    calls.push(path);
    return (answers[path] ?? status(404))();
  });
  jest.resetModules();
  return { calls, answers, remotes: require('./remotes') as typeof Remotes };
}

const JOBS = '/mf-jobs/stable/remote.manifest.json';
const TOOLS = '/mf-tools/stable/remote.manifest.json';

afterEach(() => jest.restoreAllMocks());

test('a description that fails leaves the others known', async () => {
  const { remotes } = start({
    '/remotes.json': json(registryOf('mf-jobs', 'mf-tools')),
    [JOBS]: status(500),
    [TOOLS]: json(manifestOf('mf-tools')),
  });
  await remotes.startRemotes();
  const { settled, known, failed } = remotes.remotesState();
  expect(settled).toBe(true);
  expect(known['mf-tools']?.manifest.id).toBe('mf-tools');
  expect(failed['mf-jobs']?.message).toBe('The server answered with an error (500).');
});

test('nobody waits for a remote that never answers', async () => {
  const { remotes } = start({
    '/remotes.json': json(registryOf('mf-jobs', 'mf-tools')),
    [JOBS]: () => new Promise(() => undefined),
    [TOOLS]: json(manifestOf('mf-tools')),
  });
  expect((await remotes.knownRemote('mf-tools')).manifest.id).toBe('mf-tools');
  expect(remotes.remotesState().settled).toBe(false);
});

test('everybody who asks at the same time shares one request', async () => {
  const { remotes, calls } = start({ '/remotes.json': json(registryOf('mf-jobs')), [JOBS]: json(manifestOf('mf-jobs')) });
  await Promise.all([remotes.knownRemote('mf-jobs'), remotes.knownRemote('mf-jobs'), remotes.startRemotes()]);
  expect(calls).toEqual(['/remotes.json', JOBS]);
});

test('a failed description is read again when it is asked for later', async () => {
  const { remotes, answers } = start({ '/remotes.json': json(registryOf('mf-jobs')), [JOBS]: status(404) });
  await expect(remotes.knownRemote('mf-jobs')).rejects.toMatchObject({ code: 'REMOTE.UNREACHABLE' });
  answers[JOBS] = json(manifestOf('mf-jobs'));
  await expect(remotes.knownRemote('mf-jobs')).resolves.toMatchObject({ manifest: { id: 'mf-jobs' } });
  expect(remotes.remotesState().failed).toEqual({});
});

test('a registry that could not be read is read again', async () => {
  const { remotes, answers } = start({ '/remotes.json': status(502), [JOBS]: json(manifestOf('mf-jobs')) });
  await expect(remotes.knownRemote('mf-jobs')).rejects.toMatchObject({ code: 'REMOTE.UNREACHABLE' });
  answers['/remotes.json'] = json(registryOf('mf-jobs'));
  await expect(remotes.knownRemote('mf-jobs')).resolves.toMatchObject({ manifest: { id: 'mf-jobs' } });
});

test('a page instead of a description counts as something else', async () => {
  const { remotes } = start({
    '/remotes.json': json(registryOf('mf-jobs')),
    [JOBS]: () => Promise.resolve(new Response('<!doctype html>')),
  });
  await remotes.startRemotes();
  expect(remotes.remotesState().failed['mf-jobs']?.code).toBe('REMOTE.INVALID');
});

test('a remote that is not in the registry is unknown', async () => {
  const { remotes } = start({ '/remotes.json': json(registryOf('mf-jobs')), [JOBS]: json(manifestOf('mf-jobs')) });
  await expect(remotes.knownRemote('mf-admin')).rejects.toMatchObject({ code: 'REMOTE.UNKNOWN' });
});
