import { randomUUID } from 'node:crypto';
import type { Maker, Values } from './value';

interface Started {
  id: number;
  version: number;
  invoices: { id: number; number: string; total?: string; amount?: string }[];
}

interface BackupOut {
  status: string;
  places: string[];
}

/** What the administrator is answered; it has to be taken. */
// biome-ignore lint/suspicious/noExplicitAny: answers of any route
async function administer(make: Maker, method: 'get' | 'post', path: string, body: object = {}): Promise<any> {
  const { agent } = make.world.people.administrator;
  const answer = await (method === 'get' ? agent.get(`/api/admin${path}`) : agent.post(`/api/admin${path}`).send(body));
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
  return answer.body;
}

async function subscribed(make: Maker): Promise<Started> {
  const { user } = await make.value<{ user: { company: { id: number } } }>('newcomer');
  return administer(make, 'post', '/subscriptions', { companyId: user.company.id, plan: 'basic', trialDays: 0 });
}

const subscription = (make: Maker): Promise<Started> => make.value<Started>('subscribed');

/** A backup that is there as a file; one is enough. */
async function madeBackup(make: Maker): Promise<number> {
  let hasStarted = false;
  for (;;) {
    const { items } = await administer(make, 'get', '/backups');
    const done = items.find(({ status, places }: BackupOut) => status === 'completed' && places.includes('folder'));
    if (done) return done.id;
    if (!hasStarted) await administer(make, 'post', '/backups');
    hasStarted = true;
    await new Promise(setImmediate);
  }
}

async function feedback(make: Maker): Promise<number> {
  await make.write('/feedback', { kind: 'idea', text: 'More timber' });
  return (await administer(make, 'get', '/feedback')).items[0].id;
}

/** A letter that the mail server did not take. Another letter may come first and be refused in its place: then there is one more. */
async function failedLetter(make: Maker): Promise<number> {
  for (;;) {
    const name = randomUUID();
    const email = `${name}@example.nz`;
    await make.write('/clients', { name, contact: 'Hannah', email });
    make.outside.box.will('never');
    await make.write('/mailings', { subject: 'Kia ora', text: 'Closed on Friday', filters: { q: name } });
    const letter = await endedLetter(make, email);
    if (letter.canRetry) return letter.id;
  }
}

async function endedLetter(make: Maker, email: string): Promise<{ id: number; canRetry: boolean }> {
  for (;;) {
    const [letter] = (await administer(make, 'get', `/mail-log?q=${encodeURIComponent(email)}`)).items;
    if (letter && !['queued', 'sending'].includes(letter.status)) return letter;
    await new Promise(setImmediate);
  }
}

export const PLATFORM_VALUES: Values = {
  subscribed,
  newcomersCompany: async (make) => (await make.value<{ user: { company: { id: number } } }>('newcomer')).user.company.id,
  subscription: async (make) => (await subscription(make)).id,
  subscriptionVersion: async (make) => (await subscription(make)).version,
  invoiceId: async (make) => (await subscription(make)).invoices[0]?.id,
  billNumber: async (make) => (await subscription(make)).invoices[0]?.number,
  soundVersion: async (make) =>
    (await administer(make, 'get', '/features')).items.find(({ id }: { id: string }) => id === 'sound').version,
  settingVersion: async (make) =>
    (await administer(make, 'get', '/settings')).items.find(({ id }: { id: string }) => id === 'support_email').version,
  planVersion: async (make) => (await administer(make, 'get', '/plans')).items[0].version,
  planId: async (make) => (await administer(make, 'get', '/plans')).items[0].id,
  madeBackup,
  failedLetter,
  feedback,
};
