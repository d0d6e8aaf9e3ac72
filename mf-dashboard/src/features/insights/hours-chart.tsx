import type { Insights } from '@dwang/contracts';
import { weekdayOf } from '@dwang/domain';
import { formatExactHours } from '@dwang/kit';
import { BarChart } from '@dwang/kit/charts';

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const MONDAY = 1;
const SERIES = [{ name: 'Hours', tone: 'soft' as const }];
const HOUR = 3600;

const barOf = (seconds: number) => ({ value: seconds / HOUR, text: seconds > 0 ? formatExactHours(seconds) : '–' });

/** Hours of Monday to Friday and, stronger, of today. */
export function HoursChart({ insights: { days, today }, period }: { insights: Insights; period: string }) {
  const secondsOn = (weekday: number) => days.find(({ day }) => weekdayOf(day) === weekday)?.seconds ?? 0;
  const week = NAMES.map((name, index) => ({ name, values: [barOf(secondsOn(MONDAY + index))] }));
  const rows = [...week, { name: 'Today', values: [{ ...barOf(today.seconds), tone: 'strong' as const }] }];
  return <BarChart label={`Hours by day ${period}, and today`} rowLabel="Day" series={SERIES} rows={rows} direction="up" />;
}
