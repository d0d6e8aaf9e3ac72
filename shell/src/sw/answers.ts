import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';

const ALWAYS_ASKED = /^\/api\/(auth|account\/export|health|ready|test|docs|events)(\/|$)/;

/** Who is signed in and whether the server answers is only true now: an old answer would be a lie. */
export const isKeptAnswer = (url: URL): boolean => url.pathname.startsWith('/api/') && !ALWAYS_ASKED.test(url.pathname);

/**
 * Reads of the API, for use without a network. The page deletes this cache at sign-in and at sign-out, so that nobody sees another's
 * answers. Writes never come here: the page keeps those in its own outbox.
 */
export const answers = new NetworkFirst({
  cacheName: 'dwang-api',
  networkTimeoutSeconds: 3,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 14 * 86_400, purgeOnQuotaError: true }),
  ],
});
