import type { Insights, JobBudget } from '@dwang/contracts';
import { formatDollars } from '@dwang/kit';
import { BarChart } from '@dwang/kit/charts';

const SERIES = [
  { name: 'Estimate', tone: 'soft' as const },
  { name: 'Actual', tone: 'strong' as const },
];
/** The jobs that have used the most of their estimate. */
const SHOWN = 3;

/** Two jobs may have the same name; their bars may not. */
const nameOf = ({ name, projectId }: JobBudget, all: readonly JobBudget[]): string =>
  all.filter((other) => other.name === name).length > 1 ? `${name} (${projectId})` : name;

/** Estimate against actual cost of the jobs on which it is closest, and of all of them in words. */
export function BudgetChart({ insights: { budgets, totals } }: { insights: Insights }) {
  const shown = budgets.slice(0, SHOWN);
  const rows = shown.map((budget) => ({
    name: nameOf(budget, shown),
    values: [
      { value: Number(budget.estimate), text: formatDollars(budget.estimate) },
      {
        value: Number(budget.actual),
        text: formatDollars(budget.actual),
        ...(Number(budget.actual) > Number(budget.estimate) ? { tone: 'bad' as const } : {}),
      },
    ],
  }));
  return (
    <section className="insights-budget" aria-label="Estimate against actual">
      <h3>Estimate against actual</h3>
      <p className="insights-note">
        {formatDollars(totals.actual)} used of {formatDollars(totals.estimate)} over {budgets.length}{' '}
        {budgets.length === 1 ? 'job' : 'jobs'} with an estimate, excluding GST.
      </p>
      <BarChart label="Estimate against actual by job" rowLabel="Job" series={SERIES} rows={rows} direction="across" />
    </section>
  );
}
