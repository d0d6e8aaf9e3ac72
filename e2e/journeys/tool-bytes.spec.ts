import type { Browser, BrowserContext, Request } from '@playwright/test';
import { signUp } from '../src/account';
import { watchRequests } from '../src/quiet';
import { expect, test } from '../src/test';

/**
 * Kilobytes, compressed, of the remote's own code and looks that the opening of each may fetch beside the tools page: about a
 * quarter more than it was when this was written. `npm run bench:tools` prints what it is.
 */
const TOOLS = {
  measure: 13,
  level: 13,
  angle: 12,
  'laser-distance': 10,
  calculator: 10,
  'area-calc': 11,
  'volume-calc': 12,
  'unit-converter': 9,
  camera: 5,
  'note-taking': 4,
  sound: 9,
  'site-planner': 17,
  plumbing: 5,
  electrical: 12,
  'weather-impact': 2,
} as const;
const PAGES = {
  '/calculators': 20,
  '/calculators?calculator=stairs': 23,
  '/calculators?open=floor-plan': 31,
  '/estimates': 19,
  '/estimates/new': 19,
  '/suppliers': 11,
  '/resources': 10,
} as const;
/** Those that draw in three dimensions. */
const SCENES = { '/models': 160, '/models?model=stairs': 160, '/tools?tool=ar-preview': 160 } as const;
/** What the whole suite visits, of each kind at least one; `npm run bench:tools` (EVERY_TOOL=1) visits all. */
const SHARE = [
  '/tools?tool=level',
  '/tools?tool=calculator',
  '/tools?tool=site-planner',
  '/tools?tool=weather-impact',
  '/calculators',
  '/estimates/new',
  '/models',
];
const ALL: (readonly [string, number])[] = [
  ...Object.entries(TOOLS).map(([id, most]) => [`/tools?tool=${id}`, most] as const),
  ...Object.entries({ ...PAGES, ...SCENES }),
];
const ADDRESSES = process.env.EVERY_TOOL ? ALL : ALL.filter(([path]) => SHARE.includes(path));
/** What of another remote a tool is made to show: the dashboard's card. */
const SHOWN_HERE: Record<string, RegExp> = { '/tools?tool=weather-impact': /^\/mf-dashboard\// };
const NOTHING = /^$/;
/** A word of three.js that minifying leaves. */
const THREE = 'WebGLRenderer';
const isOwn = ({ path }: Fetched): boolean => path.startsWith('/mf-tools/');

interface Fetched {
  path: string;
  bytes: number;
  hasThree: boolean;
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * The scripts and styles that a first visit of the address fetches, by somebody who is signed in. A silent network alone says little: on a
 * busy machine the page has not yet asked for what it shows.
 */
async function visit(browser: Browser, storageState: State, address: string, has: (fetched: Fetched[]) => boolean) {
  const context = await browser.newContext({ storageState, serviceWorkers: 'block' });
  const page = await context.newPage();
  const requests = watchRequests(page);
  const fetched: Promise<Fetched>[] = [];
  page.on('requestfinished', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) fetched.push(read(request));
  });
  await page.goto(address);
  await expect(page.locator('main h1')).toBeVisible();
  // What does not come within the time is told by the one who reads the answer, with the table of all.
  await expect
    .poll(async () => has(await Promise.all(fetched)))
    .toBe(true)
    .catch(() => undefined);
  await requests.untilDrawn();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })));
  await requests.untilDrawn();
  const all = await Promise.all(fetched);
  await context.close();
  return all;
}

async function read(request: Request): Promise<Fetched> {
  const [sizes, response] = await Promise.all([request.sizes(), request.response()]);
  const hasThree = ((await response?.text()) ?? '').includes(THREE);
  return { path: new URL(request.url()).pathname, bytes: sizes.responseBodySize, hasThree };
}

test('a tool, and every screen beside it, fetches only its own code, and three.js comes only to scenes', async ({
  page,
  browser,
  gateway: { url },
}) => {
  test.setTimeout(300_000);
  await signUp(page, url);
  const state = await page.context().storageState();
  const base = new Set((await visit(browser, state, `${url}/tools`, (files) => files.some(isOwn))).map(({ path }) => path));
  const ownOf = (fetched: Fetched[]) => fetched.filter((one) => isOwn(one) && !base.has(one.path));
  const table: string[] = [];
  for (const [path, most] of ADDRESSES) {
    const isScene = Object.hasOwn(SCENES, path);
    const has = (files: Fetched[]) => (isScene ? files.some(({ hasThree }) => hasThree) : ownOf(files).length > 0);
    const fetched = await visit(browser, state, url + path, has);
    const own = ownOf(fetched);
    const kilobytes = own.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    table.push(`${path.padEnd(36)} own ${kilobytes.toFixed(1)} KB in ${own.length} files, at most ${most}`);
    const others = fetched.filter((one) => /^\/mf-(?!tools)/.test(one.path) && !(SHOWN_HERE[path] ?? NOTHING).test(one.path));
    expect.soft(own.length, `${path} has code of its own`).toBeGreaterThan(0);
    expect.soft(others, `${path} fetches another remote`).toEqual([]);
    expect
      .soft(
        fetched.some(({ hasThree }) => hasThree),
        `${path} fetches three.js`,
      )
      .toBe(isScene);
    expect.soft(kilobytes, `${path} stays small`).toBeLessThanOrEqual(most);
  }
  if (process.env.EVERY_TOOL || test.info().errors.length > 0) console.log(table.join('\n'));
});
