import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { IMPORT_PIECE } from '@dwang/contracts';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { CreateSentPieces1780000000004 } from './create-sent-pieces.migration';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

it('lets an import that was begun before an update go on after it, and removes all of its pieces', async () => {
  const { agent, user } = await test.people.signUp();
  const size = 2 * IMPORT_PIECE + 10;
  const { id } = (await agent.post('/api/company/imports').send({ fileName: 'dwang.zip', size }).expect(201)).body;
  const send = (place: number, length: number) =>
    agent
      .put(`/api/company/imports/${id}/pieces/${place}`)
      .set('content-type', 'application/octet-stream')
      .send(Buffer.alloc(length, place));
  await send(0, IMPORT_PIECE).expect(200);
  await send(1, IMPORT_PIECE).expect(200);
  const runner = test.db.dataSource.createQueryRunner();
  const step = new CreateSentPieces1780000000004();
  await step.down(runner);
  await step.up(runner);
  await runner.release();
  expect((await agent.get(`/api/company/imports/${id}`).expect(200)).body).toMatchObject({
    nextPiece: 2,
    done: 2 * IMPORT_PIECE,
  });
  expect((await send(2, 10).expect(200)).body).toMatchObject({ nextPiece: 3, done: size });
  const folder = join(test.env.DATA_DIR, 'files', String(user.company.id), 'imports');
  expect(readdirSync(folder)).toHaveLength(3);
  await agent.delete(`/api/company/imports/${id}`).expect(204);
  expect(readdirSync(folder)).toEqual([]);
});
