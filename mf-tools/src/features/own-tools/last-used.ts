const MOST = 4;

const keyOf = (userId: number): string => `dwang-tools-last-used:${userId}`;

/** The tools that this person opened last on this device, the latest first. It is of one device on purpose: phone and desk use others. */
export function lastUsed(userId: number): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a tool first. */
export function noteUse(userId: number, tool: string): void {
  try {
    const next = [tool, ...lastUsed(userId).filter((id) => id !== tool)].slice(0, MOST);
    localStorage.setItem(keyOf(userId), JSON.stringify(next));
  } catch {
    // Without storage there are only the favourites.
  }
}
