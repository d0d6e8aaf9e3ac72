import type { AdminDashboard } from '@dwang/contracts';
import { formatCount, SummaryCard, SummaryCards } from '@dwang/kit';

/** The four figures, each with its growth. */
export function StatCards({ stats }: { stats: AdminDashboard['stats'] }) {
  return (
    <SummaryCards label="Figures">
      <SummaryCard label="Active Users" figure={formatCount(stats.activeUsers)} hint={<Growth percent={stats.userGrowth} />} />
      <SummaryCard
        label="Daily Sessions"
        figure={formatCount(stats.dailySessions)}
        hint={<Growth percent={stats.sessionGrowth} />}
      />
      <SummaryCard label="Avg Usage Time" figure={`${stats.avgUsageTime} min`} hint={<Growth percent={stats.timeGrowth} />} />
      <SummaryCard
        label="Total Projects"
        figure={formatCount(stats.totalProjects)}
        hint={<Growth percent={stats.projectGrowth} />}
      />
    </SummaryCards>
  );
}

function Growth({ percent }: { percent: number | null }) {
  if (percent === null) return 'No figures from last month yet';
  const isMore = percent >= 0;
  return (
    <>
      <span className={`mf-admin-growth dwang-tone-${isMore ? 'good' : 'bad'}`}>{`${isMore ? '+' : ''}${percent}%`}</span> from
      last month
    </>
  );
}
