import { fold } from '@dwang/domain';

/** A directory's one page. */
export const wholePage = <Item>(items: readonly Item[]) => ({
  items: [...items],
  nextCursor: null,
  totals: { count: items.length },
});

/** Whether any of the texts holds what was typed; capitals and macrons make no difference. */
export function holds(typed: string | undefined, ...texts: string[]): boolean {
  return !typed || texts.some((text) => fold(text).includes(fold(typed)));
}
