import { startTestApp, type TestApp } from '@dwang/testing/services';
import { Probe, probeArea } from '../testing/probe-area';
import { Audit } from './audit.service';
import { AuditChain } from './audit-chain.entity';
import { AuditRow } from './audit-row.entity';
import { verifyAudit } from './verify-audit';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([probeArea]);
});
afterAll(() => test?.close());

const rowsOf = (chain: number) => test.db.repo(AuditRow).find({ where: { chain }, order: { seq: 'ASC' } });
const reportOf = async (chain: number) => (await verifyAudit(test.db.dataSource)).find((report) => report.chain === chain);

/** A company with so many changes of its own after its sign-up. */
async function aChain(changes: number) {
  const person = await test.people.signUp();
  const chain = person.user.company.id;
  for (let turn = 0; turn < changes; turn += 1)
    await person.agent
      .post('/api/probes')
      .send({ name: `n${turn}` })
      .expect(201);
  return { person, chain };
}

describe('what is kept', () => {
  it('says who did what to which row, when and from which network, once for each change', async () => {
    const { person, chain } = await aChain(1);
    const row = (await rowsOf(chain)).at(-1);
    expect(row).toMatchObject({
      userId: person.user.id,
      actor: 'user',
      action: 'POST /api/probes',
      kind: 'probes',
      network: '127.0.0.0/24',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const [probe] = await test.db.repo(Probe).findBy({ id: Number(row?.subjectId) });
    expect(probe?.name).toBe('n0');
    expect(JSON.parse(row?.changes ?? '')).toMatchObject([{ kind: 'probes', action: 'added', id: probe?.id }]);
  });

  it('stands and falls with the change', async () => {
    const { person, chain } = await aChain(0);
    const before = (await rowsOf(chain)).length;
    await person.agent.post('/api/probes').send({ name: 'breaks' }).expect(500);
    await person.agent.post('/api/probes').send({ name: 'fails once' }).expect(400);
    expect(await rowsOf(chain)).toHaveLength(before);
  });

  it('is written once when a write is sent twice', async () => {
    const { person, chain } = await aChain(0);
    const before = (await rowsOf(chain)).length;
    for (const _ of [1, 2]) {
      await person.agent.post('/api/probes').set('idempotency-key', 'twice').send({ name: 'twice' }).expect(201);
    }
    expect(await rowsOf(chain)).toHaveLength(before + 1);
  });

  it('tells no secret and no free text, and what nobody asked for under the name of the job', async () => {
    const { person, chain } = await aChain(0);
    await person.agent.patch('/api/account').send({ phone: '021 555 0123' }).expect(200);
    const row = (await rowsOf(chain)).at(-1);
    expect(row?.changes).toContain('"phone"');
    expect(JSON.stringify(await rowsOf(chain))).not.toMatch(/555 0123|argon2|"passwordHash":\[/);
    await test.app.get(Audit).record({ kind: 'sweep', companyId: chain });
    expect((await rowsOf(chain)).at(-1)).toMatchObject({ actor: 'server', userId: null, kind: 'sweep' });
  });
});

describe('the chain', () => {
  it('holds, whatever is written at once', async () => {
    const { person, chain } = await aChain(0);
    const before = (await rowsOf(chain)).length;
    const sent = Array.from({ length: 40 }, (_, turn) => person.agent.post('/api/probes').send({ name: `at once ${turn}` }));
    expect((await Promise.all(sent)).every(({ status }) => status === 201)).toBe(true);
    expect(await reportOf(chain)).toEqual({
      chain,
      rows: before + 40,
      head: expect.stringMatching(/^[0-9a-f]{64}$/),
      fault: null,
    });
  });

  it.each([
    [
      'a changed row',
      'changed',
      (rows: AuditRow[]) => test.db.repo(AuditRow).update({ id: rows[1]?.id }, { userId: 1_000_000 }),
      2,
    ],
    ['a deleted row', 'missing', (rows: AuditRow[]) => test.db.repo(AuditRow).delete({ id: rows[1]?.id }), 2],
    ['a row taken off its end', 'missing', (rows: AuditRow[]) => test.db.repo(AuditRow).delete({ id: rows.at(-1)?.id }), null],
    [
      'rows in another order',
      'changed',
      async ([, second, third]: AuditRow[]) => {
        await test.db.repo(AuditRow).update({ id: second?.id }, { seq: 1_000_000 });
        await test.db.repo(AuditRow).update({ id: third?.id }, { seq: 2 });
        await test.db.repo(AuditRow).update({ id: second?.id }, { seq: 3 });
      },
      2,
    ],
  ])('shows %s', async (_, what, tamper, seq) => {
    const { chain } = await aChain(3);
    const rows = await rowsOf(chain);
    await tamper(rows);
    expect((await reportOf(chain))?.fault).toEqual({ seq: seq ?? rows.length, what });
  });

  it('shows a row that was put behind its end', async () => {
    const { chain } = await aChain(1);
    const last = (await rowsOf(chain)).at(-1);
    const seq = (last?.seq ?? 0) + 1;
    await test.db.repo(AuditRow).insert({ ...last, id: undefined, seq });
    expect((await reportOf(chain))?.fault).toEqual({ seq, what: 'added' });
    await test.db.repo(AuditChain).delete({ chain });
    expect((await reportOf(chain))?.fault).toEqual({ seq: 1, what: 'added' });
  });
});
