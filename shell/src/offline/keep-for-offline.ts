import { remotesState, startRemotes } from '../federation/remotes';
import type { ToWorker } from './messages';
import { offerUpdates } from './offer-update';

/** Addresses of everything that a remote consists of. */
function filesOfRemotes(): string[] {
  return Object.values(remotesState().known).flatMap(({ manifest, url }) => [
    url,
    ...manifest.assets.map((name) => new URL(name, url).href),
  ]);
}

/** What the page has read of the API before the worker was in control; the worker reads it once more to keep it. */
function answersSoFar(): string[] {
  const names = performance.getEntriesByType('resource').map((entry) => entry.name);
  return [...new Set(names.filter((name) => name.startsWith(`${location.origin}/api/`)))];
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 2000);
  });

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

async function register(): Promise<void> {
  const isFirstVisit = !navigator.serviceWorker.controller;
  await pageLoaded();
  await idle();
  const registration = await navigator.serviceWorker.register('/sw.js');
  const takeOver: ToWorker = { type: 'take-over' };
  registration.waiting?.postMessage(takeOver);
  offerUpdates(registration);
  const { active } = await navigator.serviceWorker.ready;
  await startRemotes();
  const urls = ['/remotes.json', ...filesOfRemotes(), ...(isFirstVisit ? answersSoFar() : [])];
  const message: ToWorker = { type: 'keep', urls };
  active?.postMessage(message);
}

/**
 * After the first screen stands: registers the service worker and hands it the files of every remote, so that one visit is enough to
 * open everything without a network. `provided` is only named so that the shared groups stay in the build.
 */
export function keepForOffline(provided: Record<string, unknown>): void {
  const isWanted = 'serviceWorker' in navigator && process.env.NODE_ENV === 'production' && Object.keys(provided).length > 0;
  if (isWanted) register().catch((error: unknown) => console.warn('The app will not work without a network', error));
}
