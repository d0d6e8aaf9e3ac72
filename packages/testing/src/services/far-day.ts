const DAY_MS = 86_400_000;

/** `YYYY-MM-DD`, ten months ahead: nothing falls due on it during a test, and it is near enough to be taken. */
export const FAR_DAY = new Date(Date.now() + 300 * DAY_MS).toISOString().slice(0, 10);
