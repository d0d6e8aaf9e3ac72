import { useEntriesWithPending, useListTimeEntriesQuery } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { addDays, clockChange, dayOf, overlaps, parseDuration } from '@dwang/domain';
import { formatShortDay, formatTime, Link } from '@dwang/kit';
import { Form } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useMemo } from 'react';
import { breaksIn, startOf } from './entry-times';
import type { EntryValues } from './entry-values';
import { overlapText } from './use-overlap-warning';

const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The span that is typed at this moment; null while a field cannot be read. */
function useTypedSpan(entry: TimeEntry | null, zone: string) {
  const form = Form.useFormInstance<EntryValues>();
  const [date, startTime, hour] = [Form.useWatch('date', form), Form.useWatch('startTime', form), Form.useWatch('hour', form)];
  const seconds = parseDuration(Form.useWatch('duration', form) ?? '');
  const breaks = breaksIn({ breaks: Form.useWatch('breaks', form) });
  if (!isDay(date) || !startTime || seconds === null) return null;
  const start = startOf({ date, startTime, hour }, entry?.startTime ?? null, zone);
  return { startTime: new Date(start).toISOString(), endTime: new Date(start + (seconds + breaks) * 1000).toISOString() };
}

/** Own entries on the typed day, those of this device included; the server names overlaps again when it saves. */
function useOwnEntries(day: string, zone: string): TimeEntry[] {
  const { id: userId } = useUser();
  const filters = useMemo(() => ({ from: day, to: addDays(day, 1) }), [day]);
  const { data, isError } = useListTimeEntriesQuery({ ...filters, userId, limit: 200 });
  const { rows = [] } = useEntriesWithPending({ items: data?.items, totals: data?.totals, isLost: isError }, filters, zone);
  return rows.filter((row) => row.userId === userId);
}

/** What is worth knowing before one saves: an end on another day, time that another entry has already. */
export function EntryHints({ entry }: { entry: TimeEntry | null }) {
  const zone = useUser().company.timeZone;
  const span = useTypedSpan(entry, zone);
  if (!span) return null;
  const change = clockChange(Date.parse(span.startTime), Date.parse(span.endTime), zone);
  const [first, last] = [span.startTime, span.endTime].map((instant) => dayOf(Date.parse(instant), zone));
  return (
    <div className="jobs-hints" role="status">
      {first !== last && (
        <p>
          Ends {formatTime(span.endTime, zone)} on {formatShortDay(last)}
        </p>
      )}
      {change && <p>The {change} in this time: its length is not what start and end show.</p>}
      <Overlaps span={span} uid={entry?.uid} day={first ?? ''} zone={zone} />
    </div>
  );
}

interface OverlapsProps {
  span: { startTime: string; endTime: string };
  uid: string | undefined;
  day: string;
  zone: string;
}

function Overlaps({ span, uid, day, zone }: OverlapsProps) {
  const others = useOwnEntries(day, zone).filter((row) => row.uid !== uid && overlaps(row, span));
  return others
    .slice(0, 3)
    .map((row) => (
      <p key={row.uid}>
        {row.id ? <Link to={`/timesheet?edit=${row.id}`}>{overlapText(row, zone)}</Link> : overlapText(row, zone)}
      </p>
    ));
}
