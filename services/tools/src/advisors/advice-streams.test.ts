import type { AdviceEvent } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { area } from '..';
import { ChatCompletionsStandIn } from '../testing/chat-completions-stand-in';

const PIECES = ['Put a barrier on ', 'the deck: 1.2 m is ', 'too far to fall.'];
let model: ChatCompletionsStandIn;
let test_: TestApp;
let person: Person;
beforeAll(async () => {
  model = new ChatCompletionsStandIn();
  test_ = await startTestApp([jobs, area], { settings: { LLM_URL: await model.start(), LLM_MODEL: 'small' } });
  person = await test_.people.signUp();
});
afterAll(async () => {
  await test_?.close();
  model.stop();
});

/** Asks as a browser does and gives each event as it arrives. */
async function open(context = 'A deck 1.2 m high', at = test_, who = person) {
  const abort = new AbortController();
  const response = await fetch(`${at.url}/api/ai/recommendations/stream`, {
    method: 'POST',
    headers: { cookie: who.cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ context }),
    signal: abort.signal,
  });
  async function* read(): AsyncGenerator<AdviceEvent> {
    const body = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { data, event } of body ?? []) if (event !== 'beat') yield JSON.parse(data);
  }
  return { response, events: read(), close: () => abort.abort() };
}

const all = async (events: AsyncGenerator<AdviceEvent>) => {
  const found: AdviceEvent[] = [];
  for await (const event of events) found.push(event);
  return found;
};

test('the guide speaks first, then the model piece by piece, then it is said that the words are whole', async () => {
  model.told = { pieces: PIECES, end: 'stop' };
  const { response, events } = await open();
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const [advice, ...rest] = await all(events);
  expect(advice).toMatchObject({ type: 'advice', advice: { madeBy: 'guide' } });
  expect(advice?.type === 'advice' && advice.advice.points[0]?.basis).toBe('Building Code F4');
  expect(rest.at(-1)).toEqual({ type: 'end', model: 'used' });
  expect(rest.flatMap((event) => (event.type === 'words' ? [event.text] : [])).join('')).toBe(PIECES.join(''));
});

test.each([
  ['breaks off', { pieces: PIECES.slice(0, 2), end: 'break' }],
  ['names a figure of its own', { pieces: ['Put a barrier of ', '1450 ', 'mm on it.'], end: 'stop' }],
] as const)(
  'the words of a model that %s are taken back, and no figure of its own is ever sent',
  async (_what, { pieces, end }) => {
    model.told = { pieces: [...pieces], end };
    const events = await all((await open()).events);
    expect(events.at(-1)).toEqual({ type: 'end', model: 'failed' });
    expect(JSON.stringify(events)).not.toContain('1450');
  },
);

test('who closes the stream stops the model', async () => {
  model.told = { pieces: PIECES.slice(0, 1), end: 'wait' };
  model.left = 0;
  const { events, close } = await open();
  await events.next();
  expect((await events.next()).value).toMatchObject({ type: 'words' });
  close();
  await model.hasLeft();
});

test('without a model the guide is all there is, and says so', async () => {
  const plain = await startTestApp([jobs, area]);
  try {
    const events = await all((await open('deck', plain, await plain.people.signUp())).events);
    expect(events.map(({ type }) => type)).toEqual(['advice', 'end']);
    expect(events.at(-1)).toEqual({ type: 'end', model: 'off' });
  } finally {
    await plain.close();
  }
});

test('an empty situation and a stranger are refused before anything streams', async () => {
  const { response } = await open('  ');
  expect(response.status).toBe(400);
  await test_.nobody().post('/api/ai/recommendations/stream').send({ context: 'deck' }).expect(401);
});

test('a server that stops ends the streams that are open', async () => {
  const stopping = await startTestApp([jobs, area], { settings: { LLM_URL: test_.env.LLM_URL as string, LLM_MODEL: 'small' } });
  model.told = { pieces: PIECES.slice(0, 1), end: 'wait' };
  const { events } = await open('A deck 1.2 m high', stopping, await stopping.people.signUp());
  await events.next();
  await stopping.close();
  await all(events).catch(() => []);
});
