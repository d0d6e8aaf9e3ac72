import { readFileSync } from 'node:fs';
import type { Invoice, TimeEntryPage } from '@dwang/contracts';
import { newAccount, read, signUp } from '../src/account';
import { Gateway } from '../src/gateway';
import { choose, dialog } from '../src/pages/dialogs';
import { JobTimer } from '../src/pages/job-timer';
import { readPdfText } from '../src/pdf-text';
import { expect, expectAccessible, test } from '../src/test';

test.use({ serviceWorkers: 'allow' });

test('a job from its client to its invoice, with the timer running over a reload and a restart of the server', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const gateway = await Gateway.start();
  const { url } = gateway;
  try {
    await signUp(page, url, newAccount());

    await test.step('create a client and a project with an hourly rate', async () => {
      await page.goto(`${url}/jobs`);
      await page.getByRole('button', { name: 'New Project', exact: true }).click();
      const form = dialog(page, 'Create Project');
      await form.getByLabel(/Project name/).fill('Ōtaki whare');
      await form.getByRole('button', { name: /Add New Client/ }).click();
      const quick = dialog(page, /Add New Client/);
      await quick.getByLabel(/Company name/).fill('Tāmaki Homes');
      await quick.getByRole('button', { name: /Create|Add|Save/ }).click();
      await expect(page.getByText('Client created successfully: Tāmaki Homes')).toBeVisible();
      await form.getByLabel(/Hourly rate/).fill('80.00');
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Create Project' }).click();
      await expect(page.getByText('Ōtaki whare').first()).toBeVisible();
      await expectAccessible(page);
    });

    const timer = new JobTimer(page);
    await test.step('start the timer from the dashboard, pause it, change the rate', async () => {
      await page.goto(`${url}/`);
      await expect(timer.card.getByText('Ōtaki whare')).toBeVisible();
      await timer.button('Start').click();
      await expect(timer.status('TRACKING')).toBeVisible();
      await timer.reach(2);
      await timer.button('Pause').click();
      await expect(timer.status('PAUSED')).toBeVisible();
      await timer.card.getByRole('button', { name: /Edit hourly rate/ }).click();
      await timer.card.getByLabel('Hourly rate').fill('90');
      await timer.card.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByText('Your hourly rate has been updated to $90.00/hr.')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('F2 starts and stops, Shift+F2 resets', async () => {
      await page.keyboard.press('F2');
      await expect(timer.status('TRACKING')).toBeVisible();
      await page.keyboard.press('F2');
      await expect(timer.status('PAUSED')).toBeVisible();
      await page.keyboard.press('Shift+F2');
      await expect.poll(() => timer.seconds()).toBe(0);
      await page.keyboard.press('F2');
      await expect(timer.status('TRACKING')).toBeVisible();
    });

    await test.step('the elapsed time stays true over a reload and a restart of the server', async () => {
      const before = Date.now() - (await timer.seconds()) * 1000;
      await page.reload();
      await expect(timer.status('TRACKING')).toBeVisible();
      await gateway.restart();
      await page.reload();
      await expect(timer.status('TRACKING')).toBeVisible();
      const drift = async () => Math.abs((Date.now() - before) / 1000 - (await timer.seconds()));
      await expect.poll(drift).toBeLessThan(3);
    });

    await test.step('save the entry and see it on the dashboard and in the timesheet', async () => {
      await timer.card.getByLabel('Note').fill('Framing the north wall');
      await timer.button('Pause').click();
      await timer.button('Save Entry').click();
      await expect(page.getByText('Time entry saved')).toBeVisible();
      await expect(page.getByText(/has been added to your timesheet\./)).toBeVisible();
      await expect(page.getByRole('region', { name: /Time Entries/ }).getByText(/Ōtaki whare/)).toBeVisible();
    });

    await test.step("add yesterday's hours by hand, edit them, add and delete another", async () => {
      await page.goto(`${url}/timesheet`);
      await expect(page.getByText('Framing the north wall').first()).toBeVisible();
      await page.getByRole('button', { name: 'Add Time', exact: true }).click();
      await choose(page, 'Project optional', 'Ōtaki whare');
      await page.getByRole('button', { name: 'Yesterday' }).click();
      await page.getByLabel('Duration').fill('rubbish');
      await page.getByLabel('Notes').fill('Decking');
      await page.getByRole('button', { name: 'Save Time Entry' }).click();
      await expect(page.getByRole('alert').or(page.locator('.ant-form-item-explain-error')).first()).toBeVisible();
      await page.getByLabel('Duration').fill('2h30');
      await page.getByRole('button', { name: 'Save Time Entry' }).click();
      await expect(page.getByText('Your time entry has been added successfully.')).toBeVisible();
      await page.getByRole('button', { name: 'Edit Ōtaki whare, Decking' }).click();
      const edit = dialog(page, 'Edit Time Entry');
      await edit.getByLabel('Notes').fill('Decking and steps');
      await edit.getByRole('button', { name: 'Save Time Entry' }).click();
      await expect(page.getByText('Decking and steps').first()).toBeVisible();
      await page.getByRole('button', { name: /Duplicate Ōtaki whare, Decking and steps/ }).click();
      await expect(page.getByText('Time entry duplicated')).toBeVisible();
      await page
        .getByRole('button', { name: /Delete Ōtaki whare, Decking and steps/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /Edit Ōtaki whare, Decking and steps/ })).toHaveCount(1);
      await expectAccessible(page);
    });

    await test.step("invoice the project's unbilled hours plus a material line, right to the cent", async () => {
      await page.goto(`${url}/jobs`);
      await page.getByRole('link', { name: 'Invoice Ōtaki whare' }).click();
      await expect(page.getByText(/of 2 entries/)).toBeVisible();
      await page.getByRole('button', { name: /Add line/ }).click();
      await page.getByLabel(/Description/).fill('H3.2 radiata 140×45');
      await page.getByLabel(/Quantity/).fill('12.6');
      await page.getByLabel(/Unit price/).fill('9.95');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Create invoice' }).click();
      await expect(page.getByText('Invoice created')).toBeVisible();
      await expect(page).toHaveURL(/\/invoices\/\d+/);
    });

    const id = Number(/\d+$/.exec(page.url())?.[0]);
    await test.step('screen, API and PDF agree', async () => {
      const invoice = await read<Invoice>(page, url, `/invoices/${id}`);
      const entries = await read<TimeEntryPage>(page, url, '/time-entries');
      const cents = (text: string) => Math.round(Number(text) * 100);
      const hours = entries.items.reduce((sum, entry) => sum + cents(entry.amount ?? ''), 0);
      expect(cents(invoice.subtotal)).toBe(hours + 12_537);
      expect(cents(invoice.tax)).toBe(Math.round((hours + 12_537) * 0.15));
      expect(cents(invoice.total)).toBe(cents(invoice.subtotal) + cents(invoice.tax));
      await expect(page.getByText(`$${invoice.total}`).first()).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /Export PDF/ }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`Invoice-${invoice.invoiceNumber}.pdf`);
      const text = await readPdfText(readFileSync(await file.path()));
      for (const part of ['Tāmaki Homes', 'H3.2 radiata 140×45', invoice.invoiceNumber ?? '', invoice.total, invoice.tax]) {
        expect(text).toContain(part);
      }
      await expectAccessible(page);
    });

    await test.step('it stands in both lists and its hours are locked', async () => {
      const { invoiceNumber } = await read<Invoice>(page, url, `/invoices/${id}`);
      for (const path of ['/invoices', '/combined']) {
        await page.goto(`${url}${path}`);
        await expect(page.getByText(invoiceNumber ?? '').first()).toBeVisible();
        await expectAccessible(page);
      }
      await page.goto(`${url}/timesheet`);
      await expect(page.getByText(/locked until it is voided/i).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Edit Ōtaki whare/ })).toHaveCount(0);
    });

    await test.step('voiding it frees the hours', async () => {
      await page.goto(`${url}/invoices/${id}`);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Void' }).click();
      await page.getByRole('dialog').getByRole('button', { name: /Void/ }).click();
      await expect(page.getByText('This invoice is void')).toBeVisible();
      await page.goto(`${url}/timesheet`);
      await expect(page.getByRole('button', { name: /^Edit Ōtaki whare/ })).toHaveCount(2);
    });
  } finally {
    await gateway.stop();
  }
});
