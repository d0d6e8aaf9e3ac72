const MOST = 4;

/** What is opened: tools of the tools page, or built-in calculators. */
type Opened = 'tools' | 'calculators';

const keyOf = (what: Opened, userId: number): string => `dwang-${what}-last-used:${userId}`;

/** The ids that this person opened last on this device, the latest first. It is of one device on purpose: phone and desk use others. */
export function lastUsed(what: Opened, userId: number): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(what, userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts one first. */
export function noteUse(what: Opened, userId: number, id: string): void {
  try {
    const next = [id, ...lastUsed(what, userId).filter((one) => one !== id)].slice(0, MOST);
    localStorage.setItem(keyOf(what, userId), JSON.stringify(next));
  } catch {
    // Without storage there are only the favourites.
  }
}
