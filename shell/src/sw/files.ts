import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ourFiles } from './ours';

const DAY = 86_400;
const NETWORK_SECONDS = 3;

/** Where files are kept whose names carry the hash of their content, and for how long. */
export const FILES_CACHE = 'dwang-files';
export const KEPT_SECONDS = 30 * DAY;

/** Labels say which files are current: never taken from the cache while the network answers. */
export const isLabel = (url: URL): boolean => /\/(remotes|remote\.manifest)\.json$/.test(url.pathname);

/** A file whose name carries the hash of its content never changes. */
export const isHashedFile = (url: URL): boolean => /\.[0-9a-f]{8}\.[a-z0-9]+$/.test(url.pathname);

const good = [new CacheableResponsePlugin({ statuses: [200] }), ourFiles];

export const labels = new NetworkFirst({
  cacheName: 'dwang-labels',
  networkTimeoutSeconds: NETWORK_SECONDS,
  fetchOptions: { cache: 'no-cache' },
  plugins: good,
});

/** Kept for 30 days: an open tab of an earlier build, or one that is offline, still asks for its own files. */
export const hashedFiles = new CacheFirst({
  cacheName: FILES_CACHE,
  matchOptions: { ignoreSearch: true, ignoreVary: true },
  plugins: [...good, new ExpirationPlugin({ maxAgeSeconds: KEPT_SECONDS, maxEntries: 600, purgeOnQuotaError: true })],
});
