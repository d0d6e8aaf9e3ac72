import { Button, EmptyState, formatHours, formatInstant, formatMoney, ItemList, ItemRow, SectionCard, Stack } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useDemoEntry } from './use-demo-entry';

/** A button that makes a demo entry, and the entries made since the page was opened. */
export function DemoEntries() {
  const { make, made, isBusy } = useDemoEntry();
  const zone = useUser().company.timeZone;
  return (
    <SectionCard
      title="Entries made this session"
      minHeight="medium"
      flush={made.length > 0}
      actions={
        <Button type="primary" disabled={isBusy} onClick={() => void make()}>
          Create demo entry
        </Button>
      }
    >
      {made.length === 0 ? (
        <Stack gap={2}>
          <EmptyState text="No time entries found." hint="A demo entry is one hour at 50.00, marked Demo entry." />
        </Stack>
      ) : (
        <ItemList label="Entries made this session">
          {made.map((entry) => (
            <ItemRow
              key={entry.uid}
              title={entry.notes}
              text={`${entry.projectName}, ${formatInstant(entry.startTime, zone)}`}
              figure={formatHours(entry.duration)}
              figureText={formatMoney(entry.amount)}
              to={entry.id > 0 ? `/timesheet?edit=${entry.id}` : '/timesheet'}
            />
          ))}
        </ItemList>
      )}
    </SectionCard>
  );
}
