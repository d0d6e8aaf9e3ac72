import type { Supplier } from '@dwang/contracts';
import { isOpenAt } from '@dwang/domain';

/** Whether it is open by its hours; nothing where nobody said them. */
export function OpenMark({ supplier: { hours, timeZone }, now }: { supplier: Supplier; now: number }) {
  if (!hours) return null;
  const isOpen = isOpenAt(hours, now, timeZone);
  return <span className={isOpen ? 'tools-supplier-open' : undefined}>{isOpen ? 'Open' : 'Closed'}</span>;
}
