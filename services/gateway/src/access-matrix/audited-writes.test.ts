import { AuditRow, isAudited, isFollowing, verifyAudit } from '@dwang/platform';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { createGateway } from '../create-gateway';
import { Front } from '../static/front';
import { makeBuiltFront } from '../testing/built-front';
import { prepare } from './testing/prepare';
import { expected, RIGHTS, type Route } from './testing/rights';
import { World } from './testing/world';

const built = makeBuiltFront();
let test: TestApp;
let world: World;
beforeAll(async () => {
  test = await startTestApp([], { compose: (env) => createGateway(env, new Front(undefined, built.root)) });
  world = await World.make(test);
});
afterAll(async () => {
  await test?.close();
  built.remove();
});

const newest = async () => (await test.db.repo(AuditRow).find({ order: { id: 'DESC' }, take: 1 }))[0]?.id ?? 0;

/** All that the audit tells of, as it stands. */
async function state(): Promise<string> {
  const audited = test.db.dataSource.entityMetadatas.filter(({ target }) => isAudited(target));
  const tables: unknown[] = [];
  for (const { target, columns } of audited) {
    const names = columns.map(({ propertyName }) => propertyName).filter((name) => !isFollowing(name));
    const rows = await test.db.dataSource.getRepository(target).find();
    tables.push([rows.length, rows.map((row) => names.map((name) => row[name]))]);
  }
  return JSON.stringify(tables);
}

it('I9 leaves one row for each change on every route that writes, with who did it, and none where nothing was changed', async () => {
  const { user } = world.people.owner;
  const faults: string[] = [];
  let changes = 0;
  for (const [name, route] of Object.entries<Route>(RIGHTS)) {
    if (name.startsWith('GET') || route.rule === 'open' || expected(route, 'owner') !== 'success') continue;
    const send = await prepare(world, name, { actor: 'owner' });
    const [before, stood] = [await newest(), await state()];
    const { status } = await send();
    const left = await test.db.repo(AuditRow).createQueryBuilder('row').where('row.id > :before', { before }).getMany();
    const hasChanged = stood !== (await state());
    const isHis = left.every(({ userId, chain }) => userId === user.id && chain === user.company.id);
    if (hasChanged) changes += 1;
    if (left.length !== Number(hasChanged) || !isHis) {
      const kinds = left.map(({ action, kind }) => `${action} ${kind}`).join('; ');
      faults.push(`${name} → ${status}: ${hasChanged ? 'a change' : 'no change'}, ${left.length} rows ${kinds}`);
    }
  }
  expect(faults).toEqual([]);
  expect(changes).toBeGreaterThan(60);
  const reports = await verifyAudit(test.db.dataSource);
  expect(reports.filter(({ fault }) => fault)).toEqual([]);
});
