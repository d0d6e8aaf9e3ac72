import { createPhoto, newPhoto } from '../photos';
import type { QueuedWrite } from './queued-write';
import { sendWrite } from './send-write';

const problem = { code: 'REQUEST.TOO_LARGE', detail: 'A file can be at most 1 MB', title: 'Too large', status: 413, errors: [] };
const answer = (body: string, type: string) => async () => new Response(body, { status: 413, headers: { 'content-type': type } });

test.each([
  ['our server', answer(JSON.stringify(problem), 'application/problem+json'), 'A file can be at most 1 MB.'],
  ['a proxy', answer('<h1>Too large</h1>', 'text/html'), 'That is more than this server takes. Send a smaller copy.'],
])('a photo refused by %s as too large says which one, how large it is and what is allowed (TR-220)', async (_, ask, allowed) => {
  const blob = new Blob([new Uint8Array(3_400_000)], { type: 'image/jpeg' });
  const shrunk = { name: 'IMG_1.jpg', blob, width: 8, height: 6 };
  const photo = newPhoto(3, { id: 7, username: 'aroha' }, shrunk, { takenAt: '2026-03-02T22:00:00.000Z', place: null });
  const [, content] = createPhoto({ ...photo, id: 9 }, shrunk);
  const reply = await sendWrite({ ...content, key: 'k', userId: 7 } as QueuedWrite, content.request.url, ask as typeof fetch);
  expect(content.label).toBe('Photo IMG_1.jpg, 3.4 MB');
  expect(reply).toMatchObject({ state: 'refused', error: { detail: `This file is 3.4 MB. ${allowed}`, errors: [] } });
});

test.each([
  [
    'an edit of a row goes along over its version',
    { base: { notes: 'old', version: 3 }, version: null },
    { notes: 'new', version: 3 },
  ],
  ['or over the one that this device has made', { base: { notes: 'old', version: 3 }, version: 4 }, { notes: 'new', version: 4 }],
  ['what is told without a row, such as a timer, has none', { version: 4 }, { notes: 'new' }],
])('%s (TR-215)', async (_, known, sent) => {
  const bodies: unknown[] = [];
  const ask = async (_url: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return new Response('{}', { status: 200, headers: { 'content-type': 'application/json' } });
  };
  const write = {
    kind: 'timer',
    operation: 'update',
    label: '',
    request: { method: 'PUT', url: '/timer', body: { notes: 'new' } },
  };
  await sendWrite({ ...write, ...known, key: 'k', userId: 7 } as unknown as QueuedWrite, '/timer', ask as typeof fetch);
  expect(bodies).toEqual([sent]);
});
