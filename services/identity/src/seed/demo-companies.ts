/** How many companies the demo installation has beside its own. */
export const DEMO_NEIGHBOURS = 51;

/** A company's uid is made by the server, so nobody but the demo's seed makes these. */
const demoUid = (index: number): string => `de300000-0000-4000-8000-${String(index).padStart(12, '0')}`;

export const DEMO_COMPANY_UID = demoUid(0);
export const DEMO_NEIGHBOUR_UIDS: readonly string[] = Array.from({ length: DEMO_NEIGHBOURS }, (_, index) => demoUid(index + 1));
