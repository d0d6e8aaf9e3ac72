import type { Client, Invoice, InvoicePage, PaperMailPage, Project, TimeEntry } from '@dwang/contracts';
import { MailBox } from '@dwang/testing/mail-box';
import type { Locator } from '@playwright/test';
import { call, confirmEmail, read, signUp } from '../src/account';
import { Gateway } from '../src/gateway';
import { PHONE } from '../src/pages/devices';
import { dialog } from '../src/pages/dialogs';
import { expect, expectAccessible, test } from '../src/test';

const JOB = 'Ōtaki whare';
const TO = 'hana@example.nz';

test.use(PHONE);

test("a job's unbilled hours are invoiced and sent in at most four taps from the dashboard", async ({ page }) => {
  test.setTimeout(240_000);
  const box = await MailBox.open();
  const gateway = await Gateway.start({ LOG_LEVEL: 'warn', SMTP_URL: box.url });
  try {
    const { url } = gateway;
    await confirmEmail(page, url, await signUp(page, url), box);
    const client = await call<Client>(page, url, '/clients', { name: 'Kererū Lodge', contact: 'Hana Pōtae', email: TO });
    const job = await call<Project>(page, url, '/projects', { name: JOB, clientId: client.id, hourlyRate: '80.00' });
    await call<TimeEntry>(page, url, '/time-entries', {
      projectId: job.id,
      startTime: '2026-03-02T20:00:00Z',
      duration: 9000,
      notes: 'Framing',
    });
    let taps = 0;
    const tap = async (place: Locator) => {
      await place.tap();
      taps += 1;
    };

    await page.goto(url);
    await tap(page.getByRole('list', { name: 'Ready to invoice' }).getByRole('link', { name: JOB }));
    const form = dialog(page, 'New Invoice');
    await expect(form.getByText(/of 1 entr/)).toBeVisible();
    await expectAccessible(page);
    await tap(form.getByRole('button', { name: 'Create and send' }));
    const letter = dialog(page, /^Send INV-/);
    await expect(letter.getByLabel('To', { exact: true })).toHaveValue(TO);
    await expectAccessible(page);
    await tap(letter.getByRole('button', { name: 'Send', exact: true }));
    await expect(letter).toBeHidden();
    expect(taps).toBeLessThanOrEqual(4);

    const { items } = await read<InvoicePage>(page, url, '/invoices');
    const invoice = await read<Invoice>(page, url, `/invoices/${items[0]?.id}`);
    const mail = await box.next(TO);
    expect(mail).toContain(`Invoice-${invoice.invoiceNumber}.pdf`);
    expect(mail).toContain('$230.00');
    await expect(page.getByRole('list', { name: 'Emails' }).getByText('Sent', { exact: true })).toBeVisible();
    await expectAccessible(page);
    expect((await read<Invoice>(page, url, `/invoices/${invoice.id}`)).status).toBe('sent');
    expect((await read<PaperMailPage>(page, url, `/paper-mails?invoiceId=${invoice.id}`)).items).toMatchObject([{ to: TO }]);
    expect(box.sentTo(TO)).toBe(1);
  } finally {
    await gateway.stop();
    await box.close();
  }
});
