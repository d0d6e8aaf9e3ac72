import type { RemoteManifest } from '@dwang/shell-api';

const OWN_TITLES: Record<string, string> = {
  '/login': 'Sign In',
  '/register': 'Create Account',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'Choose a new password',
  '/profile': 'Profile',
  '/settings': 'Settings',
  '/notifications': 'Notifications',
  '/unsent': 'Unsent work',
  '/help': 'App Manual',
};

/** `Timesheet · Dwang`: the title of the longest route that owns `path`; the product's name alone where nothing is known yet. */
export function pageTitle(path: string, manifests: Pick<RemoteManifest, 'routes'>[], product: string): string {
  const own = OWN_TITLES[path];
  if (own) return `${own} · ${product}`;
  const [route] = manifests
    .flatMap(({ routes }) => routes)
    .filter(({ path: place }) => path === place || (place !== '/' && path.startsWith(`${place}/`)))
    .toSorted((one, other) => other.path.length - one.path.length);
  return route ? `${route.title} · ${product}` : product;
}
