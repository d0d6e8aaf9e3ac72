/** What the page tells the service worker. */
export type ToWorker = { type: 'keep'; urls: string[] } | { type: 'take-over' };
