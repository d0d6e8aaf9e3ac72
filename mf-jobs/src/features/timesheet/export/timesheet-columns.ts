import type { TimeEntry } from '@dwang/contracts';
import { dayOf, toDecimalHours } from '@dwang/domain';
import type { ExportColumn } from '@dwang/kit/export';

/** The columns of an exported timesheet; without prices for those who are not shown them. Days of the company's zone. */
export const timesheetColumns = (zone: string, seesPrices: boolean): ExportColumn<TimeEntry>[] => [
  { title: 'Date', kind: 'day', value: ({ startTime }) => dayOf(Date.parse(startTime), zone) },
  { title: 'Project', value: ({ projectName }) => projectName },
  { title: 'Client', value: ({ clientName }) => clientName },
  { title: 'Person', value: ({ userName }) => userName },
  { title: 'Description', value: ({ notes }) => notes },
  { title: 'Hours', kind: 'number', value: ({ duration }) => toDecimalHours(duration) },
  { title: 'Charged', kind: 'number', value: ({ billedSeconds }) => toDecimalHours(billedSeconds) },
  ...(seesPrices
    ? [
        { title: 'Rate', kind: 'money' as const, value: ({ hourlyRate }: TimeEntry) => hourlyRate },
        { title: 'Amount', kind: 'money' as const, value: ({ amount }: TimeEntry) => amount },
      ]
    : []),
];

/** `Timesheet-November-2026`: of the first day that is shown, else of today. Source: specification 2, section 9. */
export function timesheetName(from: string, today: string): string {
  const day = new Date(`${from || today}T00:00:00Z`);
  return `Timesheet-${new Intl.DateTimeFormat('en-NZ', { month: 'long', timeZone: 'UTC' }).format(day)}-${day.getUTCFullYear()}`;
}
