import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { AddFeedbackNote1774000000041 } from './add-feedback-note.migration';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test?.close());

it('finds what was sent before feedback could be searched', async () => {
  const owner = await test.people.signUp();
  await owner.agent.post('/api/feedback').send({ kind: 'idea', text: 'Kūmara beds', place: '/models' }).expect(204);
  const runner = test.db.dataSource.createQueryRunner();
  const step = new AddFeedbackNote1774000000041();
  await step.down(runner);
  await step.up(runner);
  await runner.release();
  const administrator = await test.people.administrator();
  const { body } = await administrator.agent.get('/api/admin/feedback').query({ q: 'kumara models' }).expect(200);
  expect(body.items).toMatchObject([{ text: 'Kūmara beds', note: '' }]);
});
