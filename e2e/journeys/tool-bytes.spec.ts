import type { Browser, BrowserContext, Request } from '@playwright/test';
import { signUp } from '../src/account';
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
/** What of another remote a tool is made to show: the dashboard's card. */
const SHOWN_HERE: Record<string, RegExp> = { '/tools?tool=weather-impact': /^\/mf-dashboard\// };
const NOTHING = /^$/;
/** A word of three.js that minifying leaves. */
const THREE = 'WebGLRenderer';

interface Fetched {
  path: string;
  bytes: number;
  hasThree: boolean;
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The scripts and styles that a first visit of the address fetches, by somebody who is signed in. */
async function visit(browser: Browser, storageState: State, address: string, isScene: boolean): Promise<Fetched[]> {
  const context = await browser.newContext({ storageState, serviceWorkers: 'block' });
  const page = await context.newPage();
  const fetched: Promise<Fetched>[] = [];
  page.on('requestfinished', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) fetched.push(read(request));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  if (isScene) await expect.poll(async () => (await Promise.all(fetched)).some(({ hasThree }) => hasThree)).toBe(true);
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
  const base = new Set((await visit(browser, state, `${url}/tools`, false)).map(({ path }) => path));
  const tools = Object.entries(TOOLS).map(([id, most]) => [`/tools?tool=${id}`, most] as const);
  const table: string[] = [];
  for (const [path, most] of [...tools, ...Object.entries(PAGES), ...Object.entries(SCENES)]) {
    const isScene = Object.hasOwn(SCENES, path);
    const fetched = await visit(browser, state, url + path, isScene);
    const own = fetched.filter((one) => !base.has(one.path) && one.path.startsWith('/mf-tools/'));
    const kilobytes = own.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    table.push(`${path.padEnd(36)} own ${kilobytes.toFixed(1)} KB in ${own.length} files, at most ${most}`);
    const others = fetched.filter((one) => /^\/mf-(?!tools)/.test(one.path) && !(SHOWN_HERE[path] ?? NOTHING).test(one.path));
    expect.soft(own.length, `${path} has code of its own`).toBeGreaterThan(0);
    expect.soft(others, `${path} fetches another remote`).toEqual([]);
    expect.soft(isScene || !fetched.some(({ hasThree }) => hasThree), `${path} leaves three.js alone`).toBe(true);
    expect.soft(kilobytes, `${path} stays small`).toBeLessThanOrEqual(most);
  }
  if (process.env.PRINT_BYTES) console.log(table.join('\n'));
});
