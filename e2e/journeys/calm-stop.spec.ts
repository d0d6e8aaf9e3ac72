import type { Page } from '@playwright/test';
import { read, signUp } from '../src/account';
import { Gateway } from '../src/gateway';
import { newMysqlDatabase } from '../src/mysql';
import { openLive, untilClosed } from '../src/stopping/connections';
import { Writer } from '../src/stopping/writer';
import { expect, test } from '../src/test';

test.setTimeout(240_000);
const WRITERS = 8;
const HALF_SENT = 20;

async function proveCalmStop(page: Page, gateway: Gateway): Promise<void> {
  await signUp(page, gateway.url);
  const cookie = (await page.context().cookies(gateway.url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const writer = new Writer(gateway.url, cookie);
  const live = await openLive(gateway.url, cookie);
  const writing = Array.from({ length: WRITERS }, () => writer.keepWriting());
  try {
    await expect.poll(() => writer.answered.length).toBeGreaterThan(WRITERS * 2);
    const begun = await Promise.all(Array.from({ length: HALF_SENT }, () => writer.begin()));
    const stopped = gateway.halt();
    await untilClosed(gateway.port);
    expect(await Promise.all(begun.map(({ finish }) => finish()))).toEqual(begun.map(() => 201));
    expect(await live.ended).toBe(true);
    expect(await stopped).toBe(0);
    await Promise.all(writing);
  } finally {
    writer.stop();
  }
  expect(writer.faults).toEqual([]);
  await gateway.boot();
  expect((await writer.sendAgain()).filter((status) => status !== 201)).toEqual([]);
  const names = [...writer.answered, ...writer.unanswered].map(({ name }) => name);
  expect((await allClients(page, gateway)).sort()).toEqual(names.sort());
}

async function allClients(page: Page, gateway: Gateway): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path: string = `/clients?limit=100${cursor && `&cursor=${cursor}`}`;
    const answer: { items: { name: string }[]; nextCursor: string | null } = await read(page, gateway.url, path);
    names.push(...answer.items.map(({ name }) => name));
    cursor = answer.nextCursor;
  }
  return names;
}

const WORDS =
  'stopped under a stream of writes, the server answers what it took, ends live streams, and doubles and loses nothing';

test(`RC-148 ${WORDS} on SQLite`, async ({ page }) => {
  const gateway = await Gateway.start();
  try {
    await proveCalmStop(page, gateway);
  } finally {
    await gateway.stop();
  }
});

test(`RC-148 ${WORDS} on MySQL`, async ({ page }) => {
  const database = await newMysqlDatabase();
  const gateway = await Gateway.start({ DATABASE_URL: database.url });
  try {
    await proveCalmStop(page, gateway);
  } finally {
    await gateway.stop();
    await database.drop();
  }
});
