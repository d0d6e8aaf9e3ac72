import { useGetTimeEntrySummaryQuery, useListProjectsQuery } from '@dwang/client';
import { sumMoney } from '@dwang/domain';
import { formatCount, formatDollars, formatHourSum, Link } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import type { ReactNode } from 'react';
import { JOBS_ASKED, useGetInvoiceFiguresQuery } from './invoice-figures';
import './welcome.css';

interface FigureProps {
  to: string;
  label: string;
  /** Undefined while it is on the way, null when it could not be had. */
  figure: string | null | undefined;
}

function Figure({ to, label, figure }: FigureProps) {
  return (
    <Link to={to} className="dashboard-figure">
      <strong>{figure === undefined ? <span className="dashboard-figure-wait" aria-hidden /> : (figure ?? '–')}</strong>
      <span>{label}</span>
    </Link>
  );
}

/** Who is signed in, how the business stands in three figures, and the dashboard's buttons. */
export function WelcomeBanner({ actions }: { actions: ReactNode }) {
  const { username } = useUser();
  const projects = useListProjectsQuery(JOBS_ASKED);
  const hours = useGetTimeEntrySummaryQuery();
  const invoices = useGetInvoiceFiguresQuery();
  const missing = (isError: boolean) => (isError ? null : undefined);
  const totals = invoices.data?.totals;
  return (
    <header className="dashboard-welcome">
      <div className="dashboard-welcome-name">
        <Link to="/jobs" className="dashboard-logo" aria-label="Open jobs">
          <svg viewBox="0 0 64 64" aria-hidden>
            <path d="M10 8v48M32 8v48M54 8v48" />
            <path className="dashboard-logo-dwang" d="M13 26h16M35 38h16" />
          </svg>
        </Link>
        <div>
          <p>Welcome back</p>
          <h1>{username || 'Builder'}</h1>
        </div>
      </div>
      <div className="dashboard-welcome-actions">{actions}</div>
      <nav className="dashboard-figures" aria-label="Your figures">
        <Figure
          to="/jobs"
          label="active jobs"
          figure={projects.data ? formatCount(projects.data.totals.active) : missing(projects.isError)}
        />
        <Figure
          to="/timesheet"
          label="hours this month"
          figure={hours.data ? formatHourSum(hours.data.month.seconds) : missing(hours.isError)}
        />
        <Figure
          to="/invoices"
          label="pending"
          figure={totals ? formatDollars(sumMoney([totals.pending.amount, totals.overdue.amount])) : missing(invoices.isError)}
        />
      </nav>
    </header>
  );
}
