import { pageTitle } from './page-titles';

const route = (path: string, title: string) => ({ path, title, skeleton: 'cards' as const });
const manifests = [{ routes: [route('/', 'Dashboard'), route('/jobs', 'Jobs & Admin')] }];

test.each([
  ['/', 'Dashboard · Dwang'],
  ['/jobs', 'Jobs & Admin · Dwang'],
  ['/jobs/12', 'Jobs & Admin · Dwang'],
  ['/jobsheet', 'Dwang'],
  ['/settings', 'Settings · Dwang'],
])('%s is called %s', (path, title) => {
  expect(pageTitle(path, manifests, 'Dwang')).toBe(title);
});
