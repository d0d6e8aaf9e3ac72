import { randomBytes } from 'node:crypto';
import { IMPORT_PIECE } from '@dwang/contracts';
import type { Person } from '@dwang/testing/services';
import { World } from '../../../access-matrix/testing/world';
import { exportOf } from '../../../moving/testing/moving-company';
import type { Maker, Values } from './value';

const tokenOf = (link: string): string => link.split('/').at(-1) ?? '';

/** Somebody with a company of their own, who may lose it. */
const newcomer = (make: Maker): Promise<Person> => make.value<Person>('newcomer');

const exported = (make: Maker): Promise<Buffer> => make.value<Buffer>('export');

async function startImport(make: Maker): Promise<number> {
  const { agent } = await newcomer(make);
  const size = (await exported(make)).length;
  return (await agent.post('/api/company/imports').send({ fileName: 'dwang.zip', size }).expect(201)).body.id;
}

async function uploaded(make: Maker): Promise<number> {
  const [id, zip] = [await startImport(make), await exported(make)];
  const { agent } = await newcomer(make);
  for (let index = 0; index * IMPORT_PIECE < zip.length; index += 1) {
    const piece = agent.put(`/api/company/imports/${id}/pieces/${index}`).set('content-type', 'application/octet-stream');
    await piece.send(zip.subarray(index * IMPORT_PIECE, (index + 1) * IMPORT_PIECE)).expect(200);
  }
  return id;
}

async function picture(make: Maker, of: 'account/avatar' | 'company/logo'): Promise<string> {
  const { agent } = make.world.people.owner;
  const png = World.fileOf('image/png');
  const sent = await agent.put(`/api/${of}`).set('content-type', 'image/png').send(png).expect(200);
  return tokenOf(sent.body.profileImageUrl ?? sent.body.logoUrl);
}

export const PEOPLE_VALUES: Values = {
  mate: async ({ world }) => world.people.user.user.id,
  name: async () => `somebody-${randomBytes(5).toString('hex')}`,
  email: async () => `${randomBytes(6).toString('hex')}@example.nz`,
  newcomer: ({ test }) => test.people.signUp(),
  newcomersCookie: async (make) => (await newcomer(make)).cookie,
  newcomersName: async (make) => (await newcomer(make)).user.username,
  newcomersEmail: async (make) => (await newcomer(make)).user.email,
  companyId: async ({ world }) => world.people.owner.user.company.id,
  invitationToken: async (make) => tokenOf((await make.write('/team/invitations', { email: await make.value('email') })).link),
  avatarVersion: (make) => picture(make, 'account/avatar'),
  logoVersion: (make) => picture(make, 'company/logo'),
  export: ({ world }) => exportOf(world.people.owner),
  exportPiece: async (make) => (await exported(make)).subarray(0, IMPORT_PIECE),
  startedImport: startImport,
  uploadedImport: uploaded,
};
