import { endLeaving, noteLeaving } from './leaving';

test('a sign-out without an answer is given up, and over, before somebody signs in', async () => {
  const told: string[] = [];
  let giveUp = () => undefined as unknown;
  const done = new Promise<void>((resolve) => {
    giveUp = resolve;
  }).then(() => void told.push('over'));
  noteLeaving(() => {
    told.push('given up');
    giveUp();
  }, done);
  await endLeaving();
  expect(told).toEqual(['given up', 'over']);
});

test('without one there is nothing to wait for', async () => {
  await expect(endLeaving()).resolves.toBeUndefined();
});
