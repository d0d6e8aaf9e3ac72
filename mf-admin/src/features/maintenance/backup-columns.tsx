import type { Backup } from '@dwang/contracts';
import { fileSize, formatInstant, StatusTag, type Tone } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';

/** Source of the words: specification 2, section 2.10. */
const STATUS: Record<Backup['status'], [string, Tone]> = {
  completed: ['Complete', 'good'],
  in_progress: ['In Progress', 'calm'],
  failed: ['Failed', 'bad'],
};
const TYPE: Record<Backup['type'], string> = { auto: 'Automated', manual: 'Manual' };

export const backupColumns = (timeZone: string): Column<Backup>[] => [
  { key: 'date', title: 'Date & Time', headline: true, render: ({ date }) => formatInstant(date, timeZone) },
  { key: 'type', title: 'Type', width: 'narrow', render: ({ type }) => TYPE[type] },
  {
    key: 'size',
    title: 'Size',
    width: 'narrow',
    numeric: true,
    render: ({ size, status }) => (status === 'completed' ? fileSize(size) : '–'),
  },
  { key: 'status', title: 'Status', width: 'wide', render: (backup) => <Status backup={backup} /> },
];

const countText = (count: number, noun: string): string => `${count.toLocaleString('en-NZ')} ${noun}${count === 1 ? '' : 's'}`;

function Status({ backup: { status, reason, verifiedAt, rows, files } }: { backup: Backup }) {
  const [words, tone] = STATUS[status];
  return (
    <>
      <StatusTag tone={tone}>{words}</StatusTag>
      {status === 'completed' && (
        <span className="mf-admin-reason">
          {verifiedAt ? `Restored on trial: ${countText(rows, 'row')}, ${countText(files, 'file')}` : 'Not restored on trial yet'}
        </span>
      )}
      {reason && <span className="mf-admin-reason">{reason}</span>}
    </>
  );
}
