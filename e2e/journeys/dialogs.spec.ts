import type { ProjectPage } from '@dwang/contracts';
import { read, signIn } from '../src/account';
import { Opened, type OpenedKind } from '../src/pages/opened';
import { expect, test } from '../src/test';
import { goWithin } from '../src/within';

type Opener = [name: string | RegExp, opens: OpenedKind];

/** Screens by their address, each with its heading (null: the name of the job), its buttons, and what each opens. */
const SCREENS: [path: string, heading: string | null, openers: Opener[]][] = [
  [
    '/',
    'admin',
    [
      [/^Account of/, 'menu'],
      [/^Notifications/, 'panel'],
      [/ in .*, simulated$/, 'panel'],
      ['Search and commands', 'dialog'],
      ['Add Widget', 'dialog'],
      [/^Choose a job/, 'dialog'],
    ],
  ],
  ['/jobs', 'Jobs & Admin', [['New Project', 'dialog']]],
  ['/jobs?tab=clients', 'Jobs & Admin', [['New Client', 'dialog']]],
  ['/jobs/:id', null, [[/^Share(d with \d+)?$/, 'dialog']]],
  ['/schedule', 'Schedule', [['Add site day', 'dialog']]],
  [
    '/invoices',
    'Professional Invoices',
    [
      ['New Invoice', 'dialog'],
      [/^More actions for INV/, 'menu'],
    ],
  ],
  [
    '/tools',
    'Dwang Tools & Models',
    [
      [/^Measure /, 'dialog'],
      [/^Level /, 'dialog'],
    ],
  ],
  ['/profile', 'Profile', [['Change password', 'dialog']]],
  ['/help', 'App Manual', [['Send Feedback', 'dialog']]],
  ['/notifications', 'Notifications', [['All kinds', 'menu']]],
];

test('every dialog, menu and panel takes the focus, holds it, is accessible, and gives it back on Escape', async ({
  page,
  gateway,
}) => {
  test.setTimeout(300_000);
  await signIn(page, gateway.url, { username: 'admin', password: 'dwang-demo' });
  const [job] = (await read<ProjectPage>(page, gateway.url, '/projects?limit=1')).items;
  await page.goto(gateway.url);
  for (const [path, heading, openers] of SCREENS) {
    await goWithin(page, path.replace(':id', String(job?.id)));
    // The screen before has buttons of the same name.
    await expect(page.getByRole('heading', { level: 1, name: heading ?? job?.name ?? '' })).toBeVisible();
    for (const [name, kind] of openers) {
      await test.step(`${path}: ${name}`, async () => {
        const opener = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
        await expect(opener).toBeEnabled();
        await opener.press('Enter');
        const opened = new Opened(page, opener, kind);
        await opened.expectFocusInside();
        await opened.expectFocusToStay();
        await opened.expectAccessible();
        await opened.expectEscapeToReturn();
      });
    }
  }
});
