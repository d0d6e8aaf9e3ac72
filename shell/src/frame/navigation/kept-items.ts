import { FIRST_ITEMS, type NavigationItem } from './navigation-items';

const KEY = 'dwang-navigation';

const isItem = (value: unknown): value is NavigationItem => {
  const entry = value as Partial<NavigationItem> | null;
  const texts = [entry?.id, entry?.label, entry?.to, entry?.icon, entry?.remote, entry?.role];
  return texts.every((text) => typeof text === 'string') && typeof entry?.order === 'number' && Array.isArray(entry.highlights);
};

/** The items of the last visit, so that the bar stands at once and a remote that is down keeps its place. */
export function readKeptItems(): NavigationItem[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(value) && value.length > 0 && value.every(isItem) ? value : FIRST_ITEMS;
  } catch {
    return FIRST_ITEMS;
  }
}

export function keepItems(items: NavigationItem[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(items));
  } catch {
    // Without storage the next visit starts with the built-in items.
  }
}
