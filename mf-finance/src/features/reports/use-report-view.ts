import { useSearchParams } from '@dwang/kit';
import { useToday } from '../../use-today';
import { type Days, PERIODS, type PeriodKey, periodDays } from './periods';

const REPORTS = ['jobs', 'months', 'clients', 'people', 'unbilled', 'gst'] as const;
export type ReportKey = (typeof REPORTS)[number];

export interface ReportView {
  report: ReportKey;
  period: PeriodKey;
  days: Days;
  /** As the server is asked: open ends are left out. */
  asked: { from?: string; to?: string };
  sort: string;
  show: (report: string) => void;
  choose: (period: PeriodKey) => void;
  setDays: (days: { from?: string | null; to?: string | null }) => void;
  sortBy: (sort: string) => void;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (text: string | null): string => (text && DAY.test(text) ? text : '');

/** Which report and whose days stand in the address, so that Back, reload and sharing work. */
export function useReportView(): ReportView {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const report = REPORTS.find((key) => key === params.get('report')) ?? 'jobs';
  const period = PERIODS.find(({ value }) => value === params.get('period'))?.value ?? 'tax-year';
  const days = period === 'days' ? { from: dayIn(params.get('from')), to: dayIn(params.get('to')) } : periodDays(period, today);
  const change = (values: Record<string, string | null | undefined>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else if (value !== undefined) next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return {
    report,
    period,
    days,
    asked: { ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) },
    sort: params.get('sort') ?? '',
    show: (key) => change({ report: key, sort: '' }),
    // Chosen days start from those that were looked at.
    choose: (key) => change({ period: key, ...(key === 'days' ? days : { from: '', to: '' }) }),
    setDays: (ends) => change({ period: 'days', ...days, ...ends }),
    sortBy: (sort) => change({ sort }),
  };
}
