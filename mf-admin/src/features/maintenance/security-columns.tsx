import type { SecurityLog, Severity } from '@dwang/contracts';
import { formatInstant, StatusTag, type Tone } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';

const SEVERITY: Record<Severity, [string, Tone]> = { low: ['Low', 'neutral'], medium: ['Medium', 'warn'], high: ['High', 'bad'] };

export const securityColumns = (timeZone: string): Column<SecurityLog>[] => [
  {
    key: 'severity',
    title: 'Severity',
    width: 'narrow',
    figure: true,
    render: ({ severity }) => <StatusTag tone={SEVERITY[severity][1]}>{SEVERITY[severity][0]}</StatusTag>,
  },
  { key: 'event', title: 'Event', headline: true, width: 'wide', render: ({ event }) => event },
  { key: 'timestamp', title: 'Time', width: 'narrow', render: ({ timestamp }) => formatInstant(timestamp, timeZone) },
  { key: 'ip', title: 'IP', width: 'narrow', render: ({ ip }) => ip || '–' },
  { key: 'user', title: 'User', width: 'narrow', render: ({ user }) => user || '–' },
];
