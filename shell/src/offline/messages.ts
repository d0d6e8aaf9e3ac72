/** What the page tells the service worker. It answers `keep` on the port sent along when it has tried all of them. */
export type ToWorker = { type: 'keep'; urls: string[] } | { type: 'take-over' };

/** What the service worker tells the page: open this address without a reload. */
export type ToPage = { type: 'open'; to: string };
