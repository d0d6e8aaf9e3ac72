import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ourAnswers, ourPictures, saysKept } from './ours';

const ALWAYS_ASKED = /^\/api\/(auth|portal|opt-outs|account\/exports?|health|ready|test|docs|events)(\/|$)/;

/** Downloads: large, and on the person's own disk already. */
const DOWNLOADS = /^\/api\/projects\/\d+\/(photos\/archive|files\/\d+\/content)$/;
const PICTURE = /^\/api\/projects\/\d+\/photos\/\d+\/(thumbnail|content)$/;

/** Who is signed in, whether the server answers, and whether a client's link still works is only true now: an old answer would be a lie. */
export const isKeptAnswer = (url: URL): boolean =>
  url.pathname.startsWith('/api/') && !ALWAYS_ASKED.test(url.pathname) && !DOWNLOADS.test(url.pathname);

/**
 * Reads of the API, for use without a network. The page deletes this cache at sign-in and at sign-out, so that nobody sees another's
 * answers. Writes never come here: the page keeps those in its own outbox.
 */
export const answers = new NetworkFirst({
  cacheName: 'dwang-api',
  networkTimeoutSeconds: 3,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    ourAnswers,
    new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 14 * 86_400, purgeOnQuotaError: true }),
    saysKept,
  ],
});

export const isPicture = (url: URL): boolean => PICTURE.test(url.pathname);

/** Photos of jobs. They never change, so that the kept one is as good as the server's; deleted together with the answers. */
export const pictures = new CacheFirst({
  cacheName: 'dwang-pictures',
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    ourPictures,
    new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true }),
  ],
});
