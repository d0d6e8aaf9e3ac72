import { randomUUID } from 'node:crypto';
import { WEEK } from '../../../access-matrix/testing/rights';
import type { Maker, Values } from './value';

/** The owner's company approves weeks, and his mate has worked in this one. */
async function worked(make: Maker): Promise<number> {
  await make.write('/company', { approvalRequired: true }, 'patch');
  const { agent, user } = make.world.people.user;
  await agent.post('/api/time-entries').send({ startTime: `${WEEK}T20:00:00Z`, duration: 3600, notes: 'Joists' });
  return user.id;
}

async function submitted(make: Maker): Promise<number> {
  const id = await worked(make);
  await make.world.people.user.agent.post(`/api/timesheets/${WEEK}/submit`).send({});
  return id;
}

async function timer(make: Maker): Promise<string> {
  const uid = randomUUID();
  await make.write('/timer/switch', { uid, at: new Date(Date.now() - 3_600_000).toISOString() });
  return uid;
}

export const WORK_VALUES: Values = {
  workedWeek: async (make) => (await worked(make)) && WEEK,
  submittedWeek: async (make) => (await submitted(make)) && WEEK,
  timer,
  entry: ({ world }) => world.row('entry', 'owner', true),
  estimateToken: async (make) => (await make.write(`/estimates/${await make.value('estimate')}/links`)).path.split('/').at(-1),
};
