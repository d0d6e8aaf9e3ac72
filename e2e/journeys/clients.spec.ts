import type { Client, ClientPage } from '@dwang/contracts';
import { MailBox } from '@dwang/testing/mail-box';
import { call, confirmEmail, read, signUp } from '../src/account';
import { Gateway } from '../src/gateway';
import { Clients } from '../src/pages/clients';
import { confirm, dialog, pick } from '../src/pages/dialogs';
import { expect, expectAccessible, test } from '../src/test';

const FILE = [
  'Business,Who to ask for,E-mail,Phone',
  'Tāmaki Homes,Mere Parata,mere@tamaki.example.nz,021 555 0101',
  'Kererū Lodge,Hana Pōtae,hana@kereru.example.nz,021 555 0102',
  'Nīkau Baches,Wiremu,not an address,021 555 0104',
  ',,nobody@example.nz,021 555 0105',
].join('\r\n');

test('clients come from a file, two become one, all get a letter, and one follows a job by a private link', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const post = await MailBox.open();
  const gateway = await Gateway.start({ SMTP_URL: post.url, MAIL_FROM: 'Dwang <noreply@example.nz>' });
  const { url } = gateway;
  const clients = new Clients(page, url);
  const known = async (show = '') => (await read<ClientPage>(page, url, `/clients${show}`)).items;
  try {
    await confirmEmail(page, url, await signUp(page, url), post);
    await call(page, url, '/clients', { name: 'Tamaki homes', contact: 'Mere P', email: 'office@tamaki.example.nz' });
    await clients.open();

    await test.step('the import says what each row would become, and why not', async () => {
      const form = await clients.more('Import from CSV', 'Import clients');
      await form.getByLabel('CSV file').setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
      const rows = form.getByRole('list', { name: 'Rows' }).getByRole('listitem');
      await expect(rows.filter({ hasText: 'Line 2' })).toContainText('Please decide');
      await expect(rows.filter({ hasText: 'Line 4' })).toContainText(/Cannot be read.*email/i);
      await expect(rows.filter({ hasText: 'Line 5' })).toContainText(/Cannot be read.*name/i);
      await pick(form, /^Who to ask for/, 'Contact person');
      await form.getByRole('button', { name: 'Leave out what cannot be read' }).click();
      await form.getByRole('button', { name: 'Add line 2' }).click();
      await expect(form.getByRole('button', { name: 'Import 2 clients' })).toBeEnabled();
      expect(await known()).toHaveLength(1);
      await form.getByRole('button', { name: 'Import 2 clients' }).click();
      await expect(form.getByRole('button', { name: 'Close', exact: true })).toHaveCount(2);
      await form.getByRole('button', { name: 'Close', exact: true }).last().click();
      for (const name of ['Tāmaki Homes', 'Tamaki homes', 'Kererū Lodge']) await expect(clients.name(name)).toBeVisible();
    });

    await test.step('two that are one', async () => {
      const form = await clients.more('Find duplicates', /^(Possible duplicates|Merge clients)$/);
      await form
        .getByRole('button', { name: 'Compare and merge Tamaki homes with Tāmaki Homes' })
        .or(form.getByRole('button', { name: 'Compare and merge Tāmaki Homes with Tamaki homes' }))
        .click();
      await form.getByRole('radio', { name: 'Tāmaki Homes' }).check();
      await form.getByRole('radio', { name: 'office@tamaki.example.nz' }).check();
      await form.getByRole('button', { name: 'Merge clients' }).click();
      await expect(form.getByText('No duplicates found.')).toBeVisible();
      await form.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(clients.name('Tamaki homes')).toHaveCount(0);
      await expect(clients.name('Tāmaki Homes')).toBeVisible();
      expect((await known()).map(({ name, email }) => [name, email])).toEqual([
        ['Kererū Lodge', 'hana@kereru.example.nz'],
        ['Tāmaki Homes', 'office@tamaki.example.nz'],
      ]);
    });

    await test.step('a letter to all, as each will read it; who ends these letters gets no more', async () => {
      await page.getByRole('button', { name: 'Email All' }).click();
      const form = dialog(page, 'Email All');
      await form.getByLabel('Subject').fill('Closed over summer');
      await form.getByLabel('Letter').fill('Kia ora {first name},\n\nWe are back on 11 January.');
      await expect(form.getByRole('region', { name: 'Preview' })).toContainText(/Kia ora (Hana|Mere),/);
      await form.getByRole('button', { name: 'Send', exact: true }).click();
      await confirm(page, 'Send 2 letters?', 'Send');
      await expect(form.getByText('2 of 2 letters sent.')).toBeVisible();
      await form.getByRole('button', { name: 'Done' }).click();
      expect(await post.next('office@tamaki.example.nz')).toContain('We are back on 11 January.');
      const leave = /https?:[^\s<>"]+\/opt-out\/[^\s<>"]+/.exec(await post.next('hana@kereru.example.nz'))?.[0] ?? '';
      const stranger = await (await browser.newContext()).newPage();
      await stranger.goto(`${url}${new URL(leave).pathname}`);
      await stranger.getByRole('button', { name: 'Stop these letters' }).click();
      await expect(stranger.getByText(/You will get no more letters/)).toBeVisible();
      await stranger.context().close();
      expect((await known('?q=kereru')).map(({ takesLetters }) => takesLetters)).toEqual([false]);
    });

    const [lodge] = await known('?q=kereru');
    await call(page, url, '/projects', { name: 'Lodge roof', hourlyRate: '95.00', clientId: lodge?.id, progress: 40 });

    await test.step('a private link shows the job to somebody without an account, until it is revoked', async () => {
      await clients.name('Kererū Lodge').click();
      // The list has a button of the same name.
      await expect(page.getByRole('heading', { level: 1, name: 'Kererū Lodge' })).toBeVisible();
      await page.getByRole('button', { name: 'Manage Access' }).click();
      const access = dialog(page, 'Client portal: Kererū Lodge');
      await access.getByRole('button', { name: 'New link' }).click();
      await access.getByLabel('For whom').fill('Hana');
      await access.getByRole('button', { name: 'Make link' }).click();
      const address = await access.getByLabel('Link', { exact: true }).inputValue();
      await access.getByRole('button', { name: 'Done' }).click();

      const hana = await (await browser.newContext()).newPage();
      await hana.goto(address);
      await expect(hana.getByRole('heading', { name: 'Lodge roof' })).toBeVisible();
      await expect(hana.getByRole('main')).not.toContainText(/\$ ?95|95\.00/);
      await expectAccessible(hana);
      await access.getByRole('button', { name: 'Revoke' }).click();
      await confirm(page, 'Revoke the link of Kererū Lodge?', 'Revoke link');
      await expect(access.getByText('Revoked', { exact: true })).toBeVisible();
      await hana.reload();
      await expect(hana.getByText('This link does not work any more.')).toBeVisible();
      await hana.context().close();
      await access.getByRole('button', { name: 'Close', exact: true }).click();
    });

    await test.step('archived, it leaves the list and is kept', async () => {
      await page.getByRole('button', { name: 'More for Kererū Lodge' }).click();
      await page.getByRole('menuitem', { name: 'Archive client' }).click();
      await expect(page.getByText('Archived', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'All clients' }).click();
      await expect(clients.name('Tāmaki Homes')).toBeVisible();
      await expect(clients.name('Kererū Lodge')).toHaveCount(0);
      await clients.show('Archived');
      await expect(clients.name('Kererū Lodge')).toBeVisible();
      const { archivedAt } = await read<Client>(page, url, `/clients/${lodge?.id}`);
      expect(archivedAt).not.toBeNull();
    });
  } finally {
    await gateway.stop();
    await post.close();
  }
});
