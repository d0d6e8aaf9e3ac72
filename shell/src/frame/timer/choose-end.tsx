import { saveTimer, serverNow } from '@dwang/client';
import { DEFAULT_ZONE, dayOf, elapsedSeconds, instantOf, wallTime } from '@dwang/domain';
import { Button, Dialog, formatClock, formatInstant } from '@dwang/kit';
import { DayPicker, TimeInput } from '@dwang/kit/form';
import { useId, useState } from 'react';
import { useSession } from '../../session';
import type { DecisionProps } from './decision';

const two = (value: number): string => String(value).padStart(2, '0');

/** When the work ended: what was worked until then is saved and the timer stops. */
export function ChooseEnd({ timer, desk, onClose }: DecisionProps) {
  const zone = useSession().user?.company.timeZone ?? DEFAULT_ZONE;
  const id = useId();
  const now = serverNow();
  const first = Date.parse(timer.runningSince ?? timer.startTime ?? '') || now;
  const guess = Math.min(now, Math.max(first, Date.parse(timer.lastActivityAt ?? '') || first));
  const [day, setDay] = useState(dayOf(guess, zone));
  const [time, setTime] = useState(() => {
    const { hour, minute } = wallTime(guess, zone);
    return `${two(hour)}:${two(minute)}`;
  });
  const end = day && /^\d\d:\d\d/.test(time) ? instantOf(day, time, zone) : Number.NaN;
  const seconds = end > first && end <= now ? elapsedSeconds(timer, end) : 0;
  const save = () => {
    onClose();
    void saveTimer(desk, { at: end, confirmLong: true });
  };
  return (
    <Dialog
      open
      size="small"
      title="When did the work end?"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" disabled={seconds < 1} onClick={save}>
            {seconds < 1 ? 'Save' : `Save ${formatClock(seconds)}`}
          </Button>
        </>
      }
    >
      <div className="shell-timer-end">
        <p>
          Started {formatInstant(new Date(first).toISOString(), zone)} on {timer.projectName ?? 'General'}.
        </p>
        <label htmlFor={`${id}-day`}>Day</label>
        <DayPicker
          id={`${id}-day`}
          value={day}
          min={dayOf(first, zone)}
          max={dayOf(now, zone)}
          allowClear={false}
          onChange={(next) => setDay(next ?? day)}
        />
        <label htmlFor={`${id}-time`}>Time</label>
        <TimeInput id={`${id}-time`} value={time} onChange={setTime} />
        <p role="status">{seconds < 1 && 'Choose a time after the start and not later than now.'}</p>
      </div>
    </Dialog>
  );
}
