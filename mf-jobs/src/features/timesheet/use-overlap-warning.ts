import type { TimeEntry } from '@dwang/contracts';
import { formatTime, useNavigate } from '@dwang/kit';
import { useNotify, useUser } from '@dwang/shell-api';

const SECONDS = 10;

/** `Overlaps 9:00 am–11:00 am on Smith deck`: times of the company's zone. */
export const overlapText = (
  { startTime, endTime, projectName }: Pick<TimeEntry, 'startTime' | 'endTime' | 'projectName'>,
  zone: string,
): string => `Overlaps ${formatTime(startTime, zone)}–${formatTime(endTime, zone)} on ${projectName}`;

/** Warns when a saved entry shares time with another of the same person. It is saved all the same. */
export function useOverlapWarning(): (saved: TimeEntry) => void {
  const notify = useNotify();
  const navigate = useNavigate();
  const zone = useUser().company.timeZone;
  return ({ overlaps = [] }) => {
    const [first] = overlaps;
    if (!first) return;
    notify.warning({
      title: overlapText(first, zone),
      description: 'Both are saved. Change one if that is not right.',
      seconds: SECONDS,
      action: { label: 'Show', run: () => navigate(`/timesheet?edit=${first.id}`) },
    });
  };
}
