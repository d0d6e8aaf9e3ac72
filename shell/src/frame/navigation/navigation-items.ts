import type { NavigationEntry, RemoteId } from '@dwang/shell-api';

export interface NavigationItem extends NavigationEntry {
  remote: RemoteId;
  role: 'everyone' | 'administrator';
}

const MOST_ITEMS = 6;
const item = (remote: RemoteId, entry: NavigationEntry): NavigationItem => ({ ...entry, remote, role: 'everyone' });

/** What is drawn before any remote's description has arrived; the same as the frame painted by index.html. */
export const FIRST_ITEMS: NavigationItem[] = [
  item('mf-dashboard', { id: 'home', label: 'Home', to: '/', icon: 'home', order: 10, highlights: [] }),
  item('mf-jobs', { id: 'jobs', label: 'Jobs', to: '/jobs', icon: 'jobs', order: 20, highlights: [] }),
  item('mf-finance', {
    id: 'finance',
    label: 'Finance',
    to: '/combined',
    icon: 'finance',
    order: 30,
    highlights: ['/invoices', '/timesheet'],
  }),
  item('mf-tools', { id: 'tools', label: 'Tools', to: '/tools', icon: 'tools', order: 40, highlights: [] }),
  item('mf-tools', {
    id: 'calculators',
    label: 'Calculators',
    to: '/calculators',
    icon: 'calculators',
    order: 50,
    highlights: [],
  }),
  item('mf-tools', { id: 'resources', label: 'Resources', to: '/resources', icon: 'resources', order: 60, highlights: [] }),
];

const isBelow = (path: string, place: string): boolean =>
  place === '/' ? path === '/' : path === place || path.startsWith(`${place}/`);

/** Whether the item is the current one at `path`: its own address, one of its highlights, or any path below them. */
export const isCurrent = (entry: NavigationEntry, path: string): boolean =>
  [entry.to, ...entry.highlights].some((place) => isBelow(path, place));

/** At most six items by their order, and Admin after them for the administrator only. */
export function visibleItems(items: NavigationItem[], isAdministrator: boolean): NavigationItem[] {
  const sorted = items.toSorted((one, other) => one.order - other.order);
  const everyone = sorted.filter((entry) => entry.role === 'everyone').slice(0, MOST_ITEMS);
  return isAdministrator ? [...everyone, ...sorted.filter((entry) => entry.role === 'administrator')] : everyone;
}
