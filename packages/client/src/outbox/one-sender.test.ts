import 'fake-indexeddb/auto';
import { OutboxDatabase } from './database';
import { leased } from './one-sender';

test("RC-097 without the browser's locks a lease lets one tab send at a time, and one that was closed loses it", async () => {
  const db = new OutboxDatabase('leases');
  let now = 0;
  const wait = async () => {
    now += 500;
  };
  const [first, second] = [leased(db, () => now, wait), leased(db, () => now, wait)];
  const order: string[] = [];
  let finish: () => void = () => undefined;
  const closedTab = first(
    () =>
      new Promise<void>((resolve) => {
        order.push('first begins');
        finish = resolve;
      }),
  );
  while (order.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  await second(async () => {
    order.push(`second begins after ${now >= 15_000 ? 'the lease' : 'nothing'}`);
  });
  expect(order).toEqual(['first begins', 'second begins after the lease']);
  finish();
  await closedTab;
  db.close();
});
