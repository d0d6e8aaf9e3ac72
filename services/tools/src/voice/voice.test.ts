import { area as jobs } from '@dwang/service-jobs';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { ChatCompletionsStandIn } from '../testing/chat-completions-stand-in';
import { askedHours } from './asked-hours';

let model: ChatCompletionsStandIn;
let test: TestApp;
let person: Person;

beforeAll(async () => {
  model = new ChatCompletionsStandIn();
  const settings = { LLM_URL: await model.start(), LLM_API_KEY: 'key', LLM_MODEL: 'small' };
  test = await startTestApp([jobs, area], { settings });
  person = await test.people.signUp();
});
beforeEach(() => {
  model.whole = null;
  model.asked.length = 0;
});
afterAll(async () => {
  await test?.close();
  model.stop();
});

const say = async (who: Person, command: string) => {
  const { body, status } = await who.agent.post('/api/ai/voice-command').send({ command });
  expect(status).toBe(200);
  return body;
};
const project = async (who: Person, name: string) => (await who.agent.post('/api/projects').send({ name }).expect(201)).body;

it('proposes hours on a job of the company, and changes nothing', async () => {
  const deck = await project(person, 'Ōtara deck');
  const answer = await say(person, 'log two and a half hours on otara deck yesterday');
  expect(answer).toMatchObject({ intent: 'time', action: 'log', readBy: 'grammar', parameters: { project: 'Ōtara deck' } });
  expect(answer.proposal).toMatchObject({
    kind: 'create-time-entry',
    body: { projectId: deck.id, seconds: 9000, start: null, hourlyRate: null },
    needs: [],
    summary: ['Log 2:30 hours', 'Ōtara deck', expect.any(String)],
  });
  expect((await person.agent.get('/api/time-entries')).body.totals.count).toBe(0);
  expect(model.asked).toEqual([]);
});

it('knows only the jobs of the asker’s company', async () => {
  await project(await test.people.signUp(), 'Secret villa');
  const answer = await say(person, 'start timer on secret villa');
  expect(answer.proposal).toMatchObject({ kind: 'start-timer', body: { projectId: null }, needs: ['project'] });
  expect(answer.say).toBe('There is no job called "Secret villa". Choose one.');
});

it('asks which of two jobs was meant', async () => {
  for (const name of ['Wilson garage', 'Wilson shed']) await project(person, name);
  const answer = await say(person, 'log an hour on the Wilson job');
  expect(answer.choices.map(({ name }: { name: string }) => name).sort()).toEqual(['Wilson garage', 'Wilson shed']);
  expect(answer.proposal.needs).toEqual(['project']);
});

it('answers sums, places and tools without a proposal', async () => {
  expect(await say(person, 'what is 3.6 by 2.4')).toMatchObject({ intent: 'calculation', say: '3.6 × 2.4 is 8.64' });
  expect(await say(person, 'open resources')).toMatchObject({ intent: 'navigation', parameters: { destination: 'resources' } });
  expect(await say(person, 'measure')).toMatchObject({ intent: 'tools', parameters: { tool: 'measure' } });
});

it('says the forecast and the fitness of a day with their numbers', async () => {
  const forecast = await say(person, "what's the weather tomorrow in Waikato");
  expect(forecast).toMatchObject({ intent: 'weather', action: 'forecast', parameters: { region: 'Waikato' } });
  expect(forecast.say).toMatch(/^Hamilton, .*\d+ to \d+ °C, wind up to \d+ km\/h.*Simulated/);
  const fitness = await say(person, 'is tomorrow fit for painting at the otara deck');
  expect(fitness).toMatchObject({ action: 'fitness', parameters: { trade: 'painting' } });
  expect(fitness.say).toMatch(/^Tauranga: .*\d/);
});

it('gives the weather of the town that was named, and says so where the place is not known', async () => {
  expect((await say(person, 'temperature in Queenstown tomorrow')).say).toMatch(/^Queenstown, .*°C/);
  expect((await say(person, 'rain in Christchurch tomorrow')).say).toMatch(/^Christchurch, .*rain/);
  expect((await say(person, 'weather in Timbuktu tomorrow')).say).toMatch(
    /^I do not know the place Timbuktu; this is the weather of your own region\. Tauranga, /,
  );
});

it('answers a question about the wind with the wind, and only for the hours that were named', async () => {
  const { say: words } = await say(person, 'too windy to be on the roof tomorrow afternoon');
  expect(words).toMatch(/^Tauranga, .*, afternoon: wind up to \d+ km\/h, gusts \d+\..* (Fit|Take care|Not fit) for roofing/);
  expect(words).not.toMatch(/mm of rain|\b(7|8|9|10|11) am/);
});

describe('the hours that a question is about', () => {
  const asked = (part: string, utc: string, isWork = false) => {
    const { day, from, to, preface } = askedHours('2026-11-27', part, isWork, Date.parse(utc), 'Pacific/Auckland');
    return [day, from, to, preface].join(' ').trim();
  };
  it.each([
    ['before it begins', 'afternoon', '2026-11-26T20:00:00Z', false, '2026-11-27 12 18'],
    ['from now on', 'afternoon', '2026-11-27T01:20:00Z', false, '2026-11-27 14 18'],
    [
      'tomorrow once it is over',
      'morning',
      '2026-11-27T03:00:00Z',
      false,
      '2026-11-28 6 12 This morning is over; this is tomorrow.',
    ],
    [
      'work ends at five',
      'afternoon',
      '2026-11-27T04:10:00Z',
      true,
      '2026-11-28 12 17 This afternoon is over; this is tomorrow.',
    ],
  ])('%s', (_what, part, utc, isWork, expected) => expect(asked(part, utc, isWork)).toBe(expected));
});

it('says how many hours were worked', async () => {
  const worker = await test.people.signUp();
  expect((await say(worker, 'how many hours today')).say).toBe('No hours today yet.');
  const startTime = new Date(Date.now() - 90 * 60_000).toISOString();
  await worker.agent.post('/api/time-entries').send({ startTime, duration: 1 }).expect(201);
  await worker.agent.post('/api/time-entries').send({ startTime: '2026-03-02T20:00:00Z', duration: 5400 }).expect(201);
  expect((await say(worker, 'how many hours on General')).say).toBe('1:30 hours on General.');
});

it('asks the model only for what the grammar leaves, and takes its answer as a proposal', async () => {
  const deck = await project(person, 'Beach house');
  const body = {
    projectId: deck.id,
    projectName: 'whatever',
    day: '2026-11-20',
    start: null,
    end: null,
    seconds: 3600,
    breakSeconds: 0,
    notes: '',
    hourlyRate: null,
  };
  model.whole = { intent: 'time', action: 'log', parameters: {}, proposal: { kind: 'create-time-entry', body, needs: [] } };
  const answer = await say(person, 'sling sixty of the best at the beach house last Friday');
  expect(answer).toMatchObject({ readBy: 'model', proposal: { body: { projectId: deck.id, projectName: 'Beach house' } } });
  expect(answer.proposal.summary[0]).toBe('Log 1:00 hours');
  expect(model.asked).toMatchObject([{ authorization: 'Bearer key', body: { model: 'small' } }]);
  expect((await person.agent.get('/api/time-entries')).body.totals.count).toBe(0);
});

it.each([
  [
    'a job that is not there',
    {
      intent: 'timer',
      action: 'start',
      parameters: {},
      proposal: { kind: 'start-timer', body: { projectId: 987654, projectName: 'x', notes: '' }, needs: [] },
    },
  ],
  [
    'money',
    {
      intent: 'time',
      action: 'log',
      parameters: {},
      proposal: {
        kind: 'create-time-entry',
        body: {
          projectId: null,
          projectName: null,
          day: '2026-11-20',
          start: null,
          end: null,
          seconds: 60,
          breakSeconds: 0,
          notes: '',
          hourlyRate: '500.00',
        },
        needs: [],
      },
    },
  ],
  ['another kind', { intent: 'time', action: 'x', parameters: {}, proposal: { kind: 'delete-everything', body: {}, needs: [] } }],
  ['no object', 'rm -rf'],
])('does not believe a model that answers with %s', async (_what, answer) => {
  model.whole = answer;
  expect(await say(person, 'gobbledygook flummery')).toMatchObject({ intent: 'unknown', readBy: 'grammar' });
  expect(model.asked).toHaveLength(1);
});

it.each([[{}], [{ command: '' }], [{ command: '   ' }], [{ command: 7 }], [{ command: 'x'.repeat(501) }]])(
  'refuses %j',
  async (body) => {
    const answer = await person.agent.post('/api/ai/voice-command').send(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].field).toBe('command');
  },
);
