import type { RecentChange } from '@dwang/contracts';
import { EmptyState, ItemList, ItemRow, SectionCard, timeAgo } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';

interface RecentActivityProps {
  changes: RecentChange[];
  /** When they were read, in epoch milliseconds. */
  readAt: number;
}

/** Who changed what last, and how long before it was read. */
export function RecentActivity({ changes, readAt }: RecentActivityProps) {
  const { timeZone } = useUser().company;
  return (
    <SectionCard title="Recent Activity" minHeight="small">
      {changes.length === 0 ? (
        <EmptyState text="No activity yet" hint="What people change is listed here." />
      ) : (
        <ItemList label="Recent activity">
          {changes.map(({ id, at, who, what, company }) => (
            <ItemRow key={id} title={`${who} ${what}`} text={company} figureText={timeAgo(at, timeZone, readAt)} />
          ))}
        </ItemList>
      )}
    </SectionCard>
  );
}
