import { signUp } from '../src/account';
import { Installation } from '../src/deployed';
import { Gateway } from '../src/gateway';
import { untilKept } from '../src/kept';
import { Timesheet } from '../src/pages/timesheet';
import { expect, test } from '../src/test';

const TYPED = 'Framing the north wall';

for (const serviceWorkers of ['allow', 'block'] as const) {
  test.describe(serviceWorkers === 'allow' ? 'on a device that keeps the app' : 'on a device that keeps nothing', () => {
    test.use({ serviceWorkers });

    test('RC-109: a new version is deployed while a form is half filled: every screen opens, and what was typed is there', async ({
      page,
    }) => {
      test.setTimeout(240_000);
      const installation = new Installation();
      const gateway = await Gateway.start({}, installation.server);
      const faults: string[] = [];
      let loads = 0;
      page.on('pageerror', (error) => faults.push(error.message));
      try {
        await signUp(page, gateway.url);
        const timesheet = new Timesheet(page, gateway.url);
        await timesheet.open();
        if (serviceWorkers === 'allow') await untilKept(page);
        await page.getByRole('button', { name: 'Add Time', exact: true }).first().click();
        await page.getByLabel('Notes').fill(TYPED);
        await expect(page.getByLabel('Notes')).toHaveValue(TYPED);
        page.on('load', () => (loads += 1));

        installation.deployNext();
        await gateway.restart();
        const menu = page.getByRole('navigation');
        for (const [link, heading] of [
          ['Finance', /Financial Management|Professional Invoices/],
          ['Tools', 'Dwang Tools & Models'],
        ] as const) {
          await menu.getByRole('link', { name: link }).first().click();
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 30_000 });
        }
        await page.getByRole('button', { name: /account/i }).click();
        await page.getByRole('menuitem', { name: 'Settings' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible({ timeout: 30_000 });
        expect(loads, 'reloads').toBeLessThanOrEqual(1);

        await timesheet.open();
        await page.getByRole('button', { name: 'Add Time', exact: true }).first().click();
        await expect(page.getByLabel('Notes')).toHaveValue(TYPED);
        expect(faults).toEqual([]);
      } finally {
        await gateway.stop();
        installation.remove();
      }
    });
  });
}
