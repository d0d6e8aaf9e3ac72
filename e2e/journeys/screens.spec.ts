import type { InvoicePage, ProjectPage } from '@dwang/contracts';
import { read, signIn } from '../src/account';
import { watchRequests } from '../src/quiet';
import { expect, expectAccessible, test } from '../src/test';

const SCREENS = {
  '/': 'admin',
  '/jobs': 'Jobs & Admin',
  '/jobs?tab=clients': 'Jobs & Admin',
  '/timesheet': 'Professional Time Tracking',
  '/invoices': 'Professional Invoices',
  '/invoices?new=1': 'Professional Invoices',
  '/combined': 'Financial Management',
  '/tools': 'Dwang Tools & Models',
  '/tools?tool=calculator': 'Dwang Tools & Models',
  '/tools?tool=level': 'Dwang Tools & Models',
  '/tools?tool=measure': 'Dwang Tools & Models',
  '/calculators': 'Calculators',
  '/models': '3D Models',
  '/resources': 'Resources',
  '/loader-demo': 'Loader Demo',
  '/icon-example': 'Icon Example',
  '/font-icon-example': 'Font Icon Example',
  '/glass-card-example': 'Glass Card Example',
  '/notifications': 'Notifications',
  '/unsent': 'Unsent work',
  '/admin': 'Admin Panel',
  '/profile': 'Profile',
  '/settings': 'Settings',
  '/help': 'App Manual',
  '/nowhere': 'Page Not Found',
};

for (const [form, use] of Object.entries({
  'a phone in the dark': { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true },
  'a laptop by day': { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
} as const)) {
  test.describe(`on ${form}`, () => {
    test.use(use);

    test('every screen opens without a fault of the page, fits its width, and is accessible', async ({ page, gateway }) => {
      test.setTimeout(300_000);
      const faults: string[] = [];
      const requests = watchRequests(page);
      page.on('pageerror', (error) => faults.push(error.message));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      page.on('console', (message) => message.text().startsWith('CSP script') && faults.push(message.text()));
      await signIn(page, gateway.url, { username: 'admin', password: 'dwang-demo' });
      const { items } = await read<InvoicePage>(page, gateway.url, '/invoices?limit=1');
      const invoice = items[0];
      const [job] = (await read<ProjectPage>(page, gateway.url, '/projects?limit=1')).items;
      const screens = {
        ...SCREENS,
        [`/jobs/${job?.id}`]: job?.name ?? '',
        [`/invoices/${invoice?.id}`]: invoice?.invoiceNumber ?? 'Draft',
      };
      for (const [path, heading] of Object.entries(screens)) {
        await test.step(path, async () => {
          await page.goto(gateway.url + path);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await requests.untilQuiet();
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
        });
      }
      expect(faults).toEqual([]);
    });
  });
}
