import type { RemoteManifest } from '@dwang/shell-api';
import type { RemotesState } from '../../federation';
import { keepItems, readKeptItems } from './kept-items';
import { FIRST_ITEMS, isCurrent, type NavigationItem, visibleItems } from './navigation-items';
import { mergeItems } from './use-navigation';

const item = (id: string, order: number, fields: Partial<NavigationItem> = {}): NavigationItem => ({
  id,
  label: id,
  to: `/${id}`,
  icon: id,
  order,
  highlights: [],
  remote: 'mf-tools',
  role: 'everyone',
  ...fields,
});
const labels = (items: NavigationItem[]) => items.map(({ label }) => label);
const nothing: RemotesState = { settled: false, registry: {}, choices: {}, known: {}, failed: {}, registryError: null };
const entry = { version: '1', contract: 1, paths: ['/x'], channels: { stable: '/x.json' } };
const manifest = (fields: Partial<RemoteManifest>): RemoteManifest => ({
  id: 'mf-jobs',
  contract: 1,
  routes: [{ path: '/jobs', title: 'Jobs', skeleton: 'table' }],
  navigation: [],
  widgets: [],
  commands: [],
  help: [],
  role: 'everyone',
  container: 'mf_jobs',
  version: '1',
  entry: 'remoteEntry.js',
  preload: [],
  assets: [],
  ...fields,
});

test('Admin is offered to the administrator only', () => {
  const items = [...FIRST_ITEMS, item('Admin', 90, { role: 'administrator' })];
  expect(labels(visibleItems(items, false))).toEqual(labels(FIRST_ITEMS));
  expect(labels(visibleItems(items, true))).toEqual(['Home', 'Jobs', 'Finance', 'Tools', 'Calculators', 'Resources', 'Admin']);
});

test('at most six items are shown, by their order', () => {
  const items = [7, 3, 5, 1, 6, 2, 4].map((order) => item(String(order), order));
  expect(labels(visibleItems(items, false))).toEqual(['1', '2', '3', '4', '5', '6']);
});

test.each(['/combined', '/invoices', '/timesheet', '/invoices/12'])('Finance is the current item on %s', (path) => {
  expect(FIRST_ITEMS.filter((entry) => isCurrent(entry, path)).map(({ label }) => label)).toEqual(['Finance']);
});

test('Home is the current item on the dashboard alone', () => {
  expect(FIRST_ITEMS.filter((entry) => isCurrent(entry, '/')).map(({ label }) => label)).toEqual(['Home']);
  expect(FIRST_ITEMS.filter((entry) => isCurrent(entry, '/profile'))).toEqual([]);
});

test('a remote that is down keeps its place; one that left the registry loses it', () => {
  const jobs = manifest({ navigation: [{ id: 'jobs', label: 'Work', to: '/jobs', icon: 'jobs', order: 5, highlights: [] }] });
  const remotes: RemotesState = {
    ...nothing,
    registry: { 'mf-dashboard': entry, 'mf-jobs': entry, 'mf-tools': entry },
    known: { 'mf-jobs': { manifest: jobs, url: 'http://dwang.test/x.json' } },
  };
  expect(labels(visibleItems(mergeItems(remotes, FIRST_ITEMS), false))).toEqual([
    'Work',
    'Home',
    'Tools',
    'Calculators',
    'Resources',
  ]);
});

test('the items of the last visit are kept, and rubbish in storage is not believed', () => {
  keepItems([item('only', 1)]);
  expect(labels(readKeptItems())).toEqual(['only']);
  localStorage.setItem('dwang-navigation', '[{"id":4}]');
  expect(readKeptItems()).toBe(FIRST_ITEMS);
});
