import type { InvoicePage, QuotePage } from '@dwang/contracts';
import { call, read, signUp } from '../src/account';
import { choose, dialog, pick } from '../src/pages/dialogs';
import { expect, expectAccessible, test } from '../src/test';

test('a quote with choices is made at the desk, accepted on a phone without an account, and becomes an invoice in two presses', async ({
  page,
  browser,
  gateway,
}) => {
  const { url } = gateway;
  await signUp(page, url);
  await call(page, url, '/clients', { name: 'Kererū Lodge', contact: 'Hana Pōtae' });
  let link = '';

  await test.step('at the desk', async () => {
    await page.goto(`${url}/combined`);
    await page.getByRole('link', { name: 'Quotes', exact: true }).first().click();
    await page.getByRole('button', { name: 'New Quote' }).first().click();
    const form = dialog(page, 'New Quote');
    await choose(form, 'Client', 'Kererū Lodge');
    await form.getByLabel('What is quoted').fill('New deck');
    const lines = [
      ['Deck as drawn', '1000', null],
      ['Timber railing', '400', 'One of several options'],
      ['Glass railing', '700', 'One of several options'],
    ] as const;
    for (const [index, [description, price, choice]] of lines.entries()) {
      if (index > 0) await form.getByRole('button', { name: 'Add line' }).click();
      const line = form.getByRole('group', { name: `Line ${index + 1}` });
      await line.getByLabel('Description').fill(description);
      await line.getByLabel('Unit price').fill(price);
      if (!choice) continue;
      await pick(line, /Client’s choice/, choice);
      await line.getByLabel('Options for').fill('Railing');
    }
    await expect(form.getByRole('region', { name: 'Totals' })).toContainText('$1,610.00');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Create quote' }).click();
    await page.getByRole('button', { name: 'Send quote' }).click();
    const share = dialog(page, /^Share QU-/);
    await share.getByRole('button', { name: 'Make private link' }).click();
    link = await share.getByLabel('Private link').inputValue();
    await share.getByRole('button', { name: 'Close', exact: true }).click();
    await expectAccessible(page);
  });

  await test.step('on the phone of the client', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const phone = await context.newPage();
    await phone.goto(link);
    const quote = dialog(phone, /^QU-/);
    await quote.getByRole('radio', { name: /Glass railing/ }).check();
    await expect(quote.getByRole('region', { name: 'Totals' })).toContainText('$1,955.00');
    await expectAccessible(phone);
    await quote.getByLabel('Your name').fill('Hana Pōtae');
    await quote.getByRole('button', { name: 'Accept for $1,955.00' }).click();
    await expect(quote.getByText('This quote has been accepted')).toBeVisible();
    await expect(quote.getByText(/^Hana Pōtae, /)).toBeVisible();
    const saved = phone.waitForEvent('download');
    await quote.getByRole('button', { name: 'Download PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Quote-QU-.*\.pdf$/);
    await context.close();
  });

  await test.step('from the notice to the invoice', async () => {
    await page.getByRole('button', { name: /Notifications/ }).click();
    await page.getByText('Quote accepted: Kererū Lodge').click();
    await page.getByRole('button', { name: 'Make invoice' }).click();
    await page.waitForURL(/\/invoices\/\d+$/);
    await expect(page.getByRole('main')).toContainText('$1,955.00');
    const { items } = await read<InvoicePage>(page, url, '/invoices');
    expect(items.map(({ status, total }) => [status, total])).toEqual([['draft', '1955.00']]);
    const { totals } = await read<QuotePage>(page, url, '/quotes');
    expect(totals.accepted).toEqual({ count: 1, amount: '1955.00' });
  });
});
