import type { AdminDashboard } from '@dwang/contracts';
import { EmptyState, formatCount, SectionCard } from '@dwang/kit';
import { BarChart } from '@dwang/kit/charts';

const SERIES = [
  { name: 'Active users', tone: 'strong' as const },
  { name: 'Sessions a day', tone: 'soft' as const },
];

/** Active users at the end of each month, and its sessions a day. */
export function MonthChart({ months }: { months: AdminDashboard['chartData'] }) {
  const rows = months.map(({ month, users, sessions }) => ({
    name: monthName(month),
    values: [bar(users), bar(sessions)],
  }));
  return (
    <SectionCard title="Users & Sessions" minHeight="medium">
      {rows.length > 0 ? (
        <BarChart label="Active users and sessions a day by month" rowLabel="Month" series={SERIES} rows={rows} direction="up" />
      ) : (
        <EmptyState text="No figures yet" hint="The first ones are counted within minutes." />
      )}
    </SectionCard>
  );
}

const bar = (value: number) => ({ value, text: formatCount(value) });

/** `2026-03` → `Mar`. */
const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-NZ', { month: 'short', timeZone: 'UTC' });
