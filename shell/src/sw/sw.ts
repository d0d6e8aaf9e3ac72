import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { ToWorker } from '../offline/messages';
import { answers, isKeptAnswer, isPicture, pictures } from './answers';
import { keepEarlierFiles } from './earlier-files';
import { fetchAhead } from './fetch-ahead';
import { hashedFiles, isHashedFile, isLabel, labels } from './files';
import { keepUrls } from './keep-urls';
import { isWhole } from './ours';
import { showPushMessages } from './push';
import { sendUnsentOnSync } from './send-unsent';
import { actOnTimerNotification } from './timer-actions';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

addPlugins([{ cacheWillUpdate: async ({ request, response }) => (isWhole(request, response) ? response : null) }]);
const listed = self.__WB_MANIFEST;
fetchAhead(listed);
precacheAndRoute(listed, { cleanURLs: false });
cleanupOutdatedCaches();

registerRoute(({ url }) => isLabel(url), labels);
registerRoute(({ url }) => isHashedFile(url), hashedFiles);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures, 'GET');
registerRoute(({ url, sameOrigin }) => sameOrigin && isKeptAnswer(url), answers, 'GET');

// An address with a file ending is never a screen: a missing script must stay missing instead of becoming a page.
const screens = new NavigationRoute(createHandlerBoundToURL('/index.html'), {
  denylist: [/^\/api\//, /\/[^/?][^/?.]*\.[^/?]+$/],
});
registerRoute(screens);

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'keep') event.waitUntil(keepUrls(message.urls, event).then(() => event.ports[0]?.postMessage('tried')));
  if (message.type === 'take-over') event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  await keepEarlierFiles().catch(() => undefined);
  await self.skipWaiting();
}

sendUnsentOnSync();
showPushMessages();
actOnTimerNotification();

// The first page gets its worker at once. A later worker waits until a freshly opened page calls it in (see keep-for-offline.ts).
clientsClaim();
