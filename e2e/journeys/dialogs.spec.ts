import type { ProjectPage } from '@dwang/contracts';
import type { Page } from '@playwright/test';
import { read, signIn } from '../src/account';
import { Opened, type OpenedKind } from '../src/pages/opened';
import { expect, test } from '../src/test';

/** Buttons by screen, and what each opens. */
const OPENERS: Record<string, [name: string | RegExp, opens: OpenedKind][]> = {
  '/': [
    [/^Account of/, 'menu'],
    [/^Notifications/, 'panel'],
    [/ in .*, simulated$/, 'panel'],
    ['Search and commands', 'dialog'],
    ['Add Widget', 'dialog'],
    [/^Choose a job/, 'dialog'],
  ],
  '/jobs': [['New Project', 'dialog']],
  '/jobs?tab=clients': [['New Client', 'dialog']],
  '/jobs/:id': [['Share', 'dialog']],
  '/schedule': [['Add site day', 'dialog']],
  '/invoices': [
    ['New Invoice', 'dialog'],
    [/^More actions for INV/, 'menu'],
  ],
  '/tools': [
    [/^Measure /, 'dialog'],
    [/^Level /, 'dialog'],
  ],
  '/profile': [['Change password', 'dialog']],
  '/help': [['Send Feedback', 'dialog']],
  '/notifications': [['All kinds', 'menu']],
};

/** Within the app, as a person goes. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('every dialog, menu and panel takes the focus, holds it, is accessible, and gives it back on Escape', async ({
  page,
  gateway,
}) => {
  test.setTimeout(180_000);
  await signIn(page, gateway.url, { username: 'admin', password: 'dwang-demo' });
  const [job] = (await read<ProjectPage>(page, gateway.url, '/projects?limit=1')).items;
  await page.goto(gateway.url);
  for (const [path, openers] of Object.entries(OPENERS)) {
    await go(page, path.replace(':id', String(job?.id)));
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
