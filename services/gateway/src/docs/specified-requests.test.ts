import type { FieldError } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { createGateway } from '../create-gateway';
import { Front } from '../static/front';
import { makeBuiltFront } from '../testing/built-front';

const built = makeBuiltFront();
let test: TestApp;
let person: Person;
beforeAll(async () => {
  test = await startTestApp([], { compose: (env) => createGateway(env, new Front(undefined, built.root)) });
  person = await test.people.signUp();
});
afterAll(async () => {
  await test?.close();
  built.remove();
});

const entry = {
  startTime: '2026-03-02T20:00:00Z',
  endTime: '2026-03-02T21:00:00Z',
  duration: 3600,
  notes: 'Work',
  hourlyRate: 65,
};
const invoice = {
  userId: 1,
  clientId: null,
  projectId: null,
  invoiceNumber: 'INV-1',
  issueDate: '2026-03-01',
  dueDate: '2026-03-20',
};
const weather = {
  projectType: 'roofing',
  location: 'Auckland',
  weatherCondition: 'Rain',
  startDate: '2026-03-02',
  duration: '14 days',
};

/** Keys by the specification's tables of calls. What is wrong in their values is for other tests. */
it.each<[string, object]>([
  ['/api/auth/login', { username: 'tama', password: 'secret word' }],
  ['/api/auth/register', { username: 'tama', email: 'tama@example.nz', password: 'secret word' }],
  ['/api/time-entries', { userId: 1, projectId: 1, ...entry }],
  ['/api/time-entries', { id: 'local-1', userId: 1, projectId: 1, projectName: 'Deck', clientName: 'Smith', ...entry }],
  [
    '/api/clients',
    { name: 'Smith', contact: 'Jo', email: 'jo@example.nz', phone: '021 555 010', address: '', notes: '', userId: 1 },
  ],
  ['/api/invoices', { ...invoice, subtotal: '100.00', tax: '15.00', total: '115.00', status: 'pending', notes: '' }],
  ['/api/ai/voice-command', { command: 'start the timer' }],
  ['/api/ai/recommendations', { context: 'Deck 1.2 m high' }],
  ['/api/ai/materials', { projectType: 'Deck', budget: 'Medium', location: 'Auckland' }],
  ['/api/ai/weather-impact', weather],
])('POST %s takes %j, none of its keys being unknown (TR-215)', async (url, body) => {
  const answer = await person.agent.post(url).send(body);
  const unknown = (answer.body.errors ?? []).filter(({ message }: FieldError) => message === 'This name is not known here');
  expect([unknown, answer.status < 500]).toEqual([[], true]);
});
