import { startRemotes } from '../federation/remotes';
import { allFiles, areKept, firstFiles, isAllKept } from './files-to-keep';
import type { ToWorker } from './messages';
import { offerUpdates } from './offer-update';
import { sayReady } from './readiness';

/** What the page has read of the API before the worker was in control; the worker reads it once more to keep it. */
function answersSoFar(): string[] {
  const names = performance.getEntriesByType('resource').map((entry) => entry.name);
  return [...new Set(names.filter((name) => name.startsWith(`${location.origin}/api/`)))];
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/** Resolves when the worker has tried to keep all of them. */
function keep(worker: ServiceWorker | null, urls: string[]): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    const message: ToWorker = { type: 'keep', urls };
    worker?.postMessage(message, [port2]);
  });
}

/** On the page's timeline: from here on what was open and every screen of the navigation open without a network; see `npm run bench:first-visit`. */
const MAIN_SCREENS_KEPT = 'dwang-main-screens-kept';
/** On the page's timeline: all is kept. */
const ALL_KEPT = 'dwang-all-kept';

/**
 * The worker fetches the main screens while it is still putting the shell's own files away; the rest has time until it is in control.
 * Resolves when all was tried; marks what is there.
 */
async function keepAll(registration: ServiceWorkerRegistration, isFirstVisit: boolean): Promise<void> {
  const { active, waiting, installing } = registration;
  await startRemotes();
  const first = firstFiles(location.pathname);
  await keep(active ?? waiting ?? installing, first);
  const { active: controlling } = await navigator.serviceWorker.ready;
  if (await areKept(first)) performance.mark(MAIN_SCREENS_KEPT);
  await keep(controlling, [...(isFirstVisit ? answersSoFar() : []), ...allFiles()]);
  if (await areKept(allFiles())) performance.mark(ALL_KEPT);
}

async function register(): Promise<void> {
  const isFirstVisit = !navigator.serviceWorker.controller;
  await pageLoaded();
  const registration = await navigator.serviceWorker.register('/sw.js');
  const takeOver: ToWorker = { type: 'take-over' };
  registration.waiting?.postMessage(takeOver);
  offerUpdates(registration);
  await keepAll(registration, isFirstVisit);
  if (isFirstVisit && (await isAllKept())) sayReady();
}

/**
 * When the page has loaded: registers the service worker and hands it the files of every remote, so that one visit is enough to
 * open everything without a network. `provided` is only named so that the shared groups stay in the build.
 */
export function keepForOffline(provided: Record<string, unknown>): void {
  const isWanted = 'serviceWorker' in navigator && process.env.NODE_ENV === 'production' && Object.keys(provided).length > 0;
  if (isWanted) register().catch((error: unknown) => console.warn('The app will not work without a network', error));
}
