import type { InvoicePage, ProjectPage } from '@dwang/contracts';
import type { Page } from '@playwright/test';
import { read, signIn } from '../src/account';
import { watchRequests } from '../src/quiet';
import { inTallWindow } from '../src/tall';
import { expect, expectAccessible, test } from '../src/test';
import { goWithin } from '../src/within';

const SCREENS = {
  '/': 'admin',
  '/jobs': 'Jobs & Admin',
  '/jobs?tab=clients': 'Jobs & Admin',
  '/timesheet': 'Professional Time Tracking',
  '/invoices': 'Professional Invoices',
  '/invoices?new=1': 'Professional Invoices',
  '/combined': 'Financial Management',
  '/invoices/payments': 'Payments',
  '/invoices/recurring': 'Recurring invoices',
  '/invoices/credit-notes': 'Credit notes',
  '/invoices/sending': 'Sending',
  '/invoices/statements/1': 'Statement',
  '/invoices?remind=1': 'Professional Invoices',
  '/quotes': 'Quotes',
  '/bank': 'Bank',
  '/gst': 'GST',
  '/reports': 'Reports',
  '/reports?report=months': 'Reports',
  '/payment-claims': 'Payment claims',
  '/retentions': 'Retentions',
  '/retentions?open=new': 'Retentions',
  '/tools': 'Dwang Tools & Models',
  '/tools?tool=calculator': 'Dwang Tools & Models',
  '/tools?tool=level': 'Dwang Tools & Models',
  '/tools?tool=measure': 'Dwang Tools & Models',
  '/tools?tool=area-calc': 'Dwang Tools & Models',
  '/tools?tool=electrical': 'Dwang Tools & Models',
  '/tools?tool=site-planner': 'Dwang Tools & Models',
  '/estimates': 'Estimates',
  '/estimates/new': 'Material Estimator',
  '/estimates/new?tab=summary': 'Material Estimator',
  '/calculators': 'Calculators',
  '/calculators?calculator=stairs': 'Stairs',
  '/calculators?open=all': 'All Calculators',
  '/calculators?open=floor-plan': 'AR Floor Plan',
  '/models': '3D Models',
  '/models?model=stairs': '3D Models',
  '/suppliers': 'Suppliers',
  '/suppliers?view=map': 'Suppliers',
  '/resources': 'Resources',
  '/loader-demo': 'Loader Demo',
  '/icon-example': 'Icon Example',
  '/font-icon-example': 'Font Icon Example',
  '/glass-card-example': 'Glass Card Example',
  '/notifications': 'Notifications',
  '/unsent': 'Unsent work',
  '/admin': 'Admin Panel',
  '/admin?tab=users': 'Admin Panel',
  '/admin?tab=maintenance': 'Admin Panel',
  '/admin?tab=maintenance&part=work': 'Admin Panel',
  '/admin?tab=maintenance&part=backups': 'Admin Panel',
  '/admin?tab=maintenance&part=security': 'Admin Panel',
  '/admin?tab=feedback': 'Admin Panel',
  '/admin?tab=mail': 'Admin Panel',
  '/profile': 'Profile',
  '/settings': 'Settings',
  '/help': 'App Manual',
  '/nowhere': 'Page Not Found',
};

const SIGNED_OUT = {
  '/confirm-email': 'Confirm your email',
  '/login': 'Welcome Back',
  '/register': 'Create Account',
  '/forgot-password': 'Forgot your password?',
};

/** Screens that are opened as from a bookmark, one of each remote and of the shell; to the others one goes within the app, as a person does. */
const BOOKMARKS = ['/', '/jobs', '/invoices?new=1', '/tools?tool=level', '/admin', '/settings'];

test.describe.configure({ mode: 'parallel' });

async function go(page: Page, url: string, path: string): Promise<void> {
  if (BOOKMARKS.includes(path)) return void (await page.goto(url + path));
  await goWithin(page, path);
}

/** Collects errors of the page and refusals of its policy. */
async function watchFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`));
  });
  page.on('console', (message) => message.text().startsWith('CSP script') && faults.push(message.text()));
  return faults;
}

interface Look {
  requests: ReturnType<typeof watchRequests>;
  /** Whether axe looks at it, too. */
  closely: boolean;
}

async function expectSound(page: Page, path: string, heading: string, { requests, closely }: Look): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await inTallWindow(page, async () => {
    await requests.untilQuiet();
    if (closely) await expectAccessible(page);
  });
  await expectToFit(page, path);
}

async function expectToFit(page: Page, path: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** Axe takes longer than all the rest; `npm run faults:screens` (EVERY_LOOK=1) lets it see every screen in both forms. */
const EVERY_LOOK = Boolean(process.env.EVERY_LOOK);

for (const [form, { odd, ...use }] of Object.entries({
  'a phone in the dark': { odd: 0, viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true },
  'a laptop by day': { odd: 1, viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
} as const)) {
  test.describe(`on ${form}`, () => {
    test.use(use);

    test('every screen opens without a fault of the page, fits its width, and, every other one here, is accessible', async ({
      page,
      gateway,
    }) => {
      test.setTimeout(300_000);
      const requests = watchRequests(page);
      const faults = await watchFaults(page);
      await signIn(page, gateway.url, { username: 'admin', password: 'dwang-demo' });
      const [invoice] = (await read<InvoicePage>(page, gateway.url, '/invoices?limit=1')).items;
      const [job] = (await read<ProjectPage>(page, gateway.url, '/projects?limit=1')).items;
      const screens = {
        ...SCREENS,
        [`/jobs/${job?.id}`]: job?.name ?? '',
        [`/invoices/${invoice?.id}`]: invoice?.invoiceNumber ?? 'Draft',
      };
      for (const [index, [path, heading]] of Object.entries(screens).entries()) {
        await test.step(path, async () => {
          await go(page, gateway.url, path);
          await expectSound(page, path, heading, { requests, closely: EVERY_LOOK || index % 2 === odd });
        });
      }
      expect(faults).toEqual([]);
    });

    test('the screens of somebody signed out are accessible, and fit the narrowest phone', async ({ page, gateway }) => {
      const requests = watchRequests(page);
      const faults = await watchFaults(page);
      for (const [path, heading] of Object.entries(SIGNED_OUT)) {
        await page.goto(gateway.url + path);
        await expectSound(page, path, heading, { requests, closely: true });
        await page.setViewportSize({ width: 320, height: 640 });
        await expectToFit(page, path);
        await page.setViewportSize(use.viewport);
      }
      expect(faults).toEqual([]);
    });
  });
}
