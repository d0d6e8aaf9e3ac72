import type { TimeEntry } from '@dwang/contracts';
import { dayOf, entryNote } from '@dwang/domain';
import { Button, formatMoney, formatShortDay, Hours } from '@dwang/kit';
import { Checkbox } from '@dwang/kit/form';
import { useState } from 'react';
import { chosenEntries } from './invoice-values';
import { totalOf } from './total-of';

interface HoursListProps {
  entries: TimeEntry[];
  timeZone: string;
  /** Ids of the entries that are left out. */
  value?: number[];
  onChange?: (skipped: number[]) => void;
}

const FIRST_SHOWN = 50;

/** Unbilled hours with check marks, all on until someone takes one off. */
export function HoursList({ entries, timeZone, value = [], onChange }: HoursListProps) {
  const [isLong, setLong] = useState(false);
  const chosen = chosenEntries(entries, value);
  const shown = isLong ? entries : entries.slice(0, FIRST_SHOWN);
  const tick = (id: number, isOn: boolean) => onChange?.(isOn ? value.filter((other) => other !== id) : [...value, id]);
  const tickAll = (isOn: boolean) => onChange?.(isOn ? [] : entries.map((entry) => entry.id));
  return (
    <div className="finance-hours">
      <div className="finance-hours-head">
        <Checkbox
          checked={chosen.length === entries.length}
          indeterminate={chosen.length > 0 && chosen.length < entries.length}
          onChange={(event) => tickAll(event.target.checked)}
        >
          {chosen.length} of {entries.length} entries
        </Checkbox>
        <strong className="dwang-figure">{totalOf(chosen)}</strong>
      </div>
      <ul>
        {shown.map((entry) => (
          <li key={entry.id}>
            <Checkbox checked={!value.includes(entry.id)} onChange={(event) => tick(entry.id, event.target.checked)}>
              <HoursText entry={entry} timeZone={timeZone} />
            </Checkbox>
            <span className="dwang-figure">{formatMoney(entry.amount)}</span>
          </li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button type="link" onClick={() => setLong(true)}>
          Show all {entries.length} entries
        </Button>
      )}
    </div>
  );
}

function HoursText({ entry, timeZone }: { entry: TimeEntry; timeZone: string }) {
  const day = formatShortDay(dayOf(Date.parse(entry.startTime), timeZone));
  return (
    <span className="finance-hours-text">
      <span>{entry.notes || entryNote(entry.projectName)}</span>
      <small>
        {day} · {entry.userName} · <Hours seconds={entry.duration} withDecimal /> at {formatMoney(entry.hourlyRate)}/h
      </small>
    </span>
  );
}
