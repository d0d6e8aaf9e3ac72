import { cacheNames } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { getCacheKeyForURL } from 'workbox-precaching';
import { FILES_CACHE, isHashedFile, KEPT_SECONDS } from './files';

/**
 * Files of the version that open tabs still run are kept beside the remotes' files: when this worker takes over, its list replaces theirs,
 * and a tab without a network could no longer open a screen that it has not shown yet.
 */
export async function keepEarlierFiles(): Promise<void> {
  const [listed, files] = await Promise.all([caches.open(cacheNames.precache), caches.open(FILES_CACHE)]);
  const ages = new CacheExpiration(FILES_CACHE, { maxAgeSeconds: KEPT_SECONDS });
  for (const { url } of await listed.keys()) {
    const answer = isHashedFile(new URL(url)) && !getCacheKeyForURL(url) ? await listed.match(url) : undefined;
    if (!answer) continue;
    await files.put(url, answer);
    await ages.updateTimestamp(url);
  }
}
