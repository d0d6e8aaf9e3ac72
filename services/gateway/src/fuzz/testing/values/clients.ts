import { randomUUID } from 'node:crypto';
import { World } from '../../../access-matrix/testing/world';
import type { Maker, Values } from './value';

const linkOf = async (make: Maker): Promise<string> =>
  (await make.write('/portal-links', { clientId: await make.value('clientWithMail'), showPhotos: true })).path.split('/').at(-1);

/** A photo of a job that the client sees. */
async function shownPhoto(make: Maker): Promise<number> {
  const job = await make.write('/projects', { name: 'Deck', clientId: await make.value('clientWithMail') });
  const png = World.fileOf('image/png');
  const facts = { caption: 'Joists', contentType: 'image/png', size: png.length, width: 1, height: 1 };
  const { id } = await make.write(`/projects/${job.id}/photos`, facts);
  const sent = make.world.people.owner.agent.put(`/api/projects/${job.id}/photos/${id}/content`);
  await sent.set('content-type', 'image/png').send(png).expect(200);
  return id;
}

function addressed(make: Maker): Promise<{ id: number; name: string; email: string }> {
  const name = randomUUID();
  return make.write('/clients', { name, contact: 'Hannah', email: `${name}@example.nz` });
}

async function optOutToken(make: Maker): Promise<string> {
  const { name, email } = await make.value<{ name: string; email: string }>('addressed');
  await make.write('/mailings', { subject: 'Kia ora', text: 'Closed over Christmas', filters: { q: name } });
  return /opt-out\/([\w-]{43})/.exec(await make.outside.box.next(email, 'opt-out'))?.[1] ?? '';
}

async function calendarFile(make: Maker): Promise<string> {
  const { path } = await make.write('/calendar-link');
  return path.split('/').at(-1);
}

export const CLIENT_VALUES: Values = {
  clientId: ({ world }) => world.row('client', 'owner', false),
  someClient: ({ world }) => world.row('client', 'owner', false),
  addressed,
  addressedName: async (make) => (await make.value<{ name: string }>('addressed')).name,
  clientWithMail: async (make) => (await make.value<{ id: number }>('addressed')).id,
  portalToken: linkOf,
  shownPhoto,
  optOutToken,
  calendarFile,
};
