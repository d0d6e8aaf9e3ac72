import { createEntryWrite, ENTRY_NOTICES, isApiError, useOutbox } from '@dwang/client';
import type { CreateTimeEntry, Project, TimeEntry } from '@dwang/contracts';
import { LONG_ENTRY_SECONDS } from '@dwang/domain';
import { confirmAction, formatHours, formatTime } from '@dwang/kit';
import { useNotify, useUser } from '@dwang/shell-api';

type NewTime = CreateTimeEntry & { uid: string; duration: number };

/** What the form shows when the person looks again. */
const LOOK_AGAIN = { errors: [{ field: 'duration', message: 'Please check the duration' }] };

function explain(error: unknown): unknown {
  if (!isApiError(error) || error.errors.length > 0) return error;
  const { description } = ENTRY_NOTICES.failed;
  return { ...error, detail: error.detail ? `${description} ${error.detail}` : description };
}

/** More than 24 hours are saved as one entry only when the person says so. */
const isMeant = (seconds: number): Promise<boolean> =>
  confirmAction({
    title: `Save ${formatHours(seconds)} as one entry?`,
    text: 'That is more than 24 hours. Hours are counted on each day that they fall on.',
    confirm: 'Save as one entry',
    cancel: 'Change it',
  });

/** Adds hours through the outbox and says how it went. Throws what the server refused, for the form to show. */
export function useAddTime(): (time: NewTime, project: Project | undefined) => Promise<void> {
  const save = useOutbox();
  const notify = useNotify();
  const user = useUser();
  const zone = user.company.timeZone;
  return async (time, project) => {
    const isLong = time.duration > LONG_ENTRY_SECONDS;
    if (isLong && !(await isMeant(time.duration))) throw LOOK_AGAIN;
    const shown = {
      user,
      projectName: project?.name ?? 'General',
      clientName: project?.clientName ?? null,
      ...(project ? { hourlyRate: project.hourlyRate } : {}),
    };
    const write = createEntryWrite({ ...time, ...(isLong ? { confirmLong: true } : {}) }, shown);
    const outcome = await save<TimeEntry>(write).catch((error: unknown) => {
      throw explain(error);
    });
    if (outcome.state === 'refused') throw explain(outcome.error);
    if (outcome.state === 'kept') return notify.info(ENTRY_NOTICES.kept);
    notify.success(ENTRY_NOTICES.saved);
    const [other] = outcome.answer.overlaps ?? [];
    if (!other) return;
    notify.warning({
      title: `Overlaps ${formatTime(other.startTime, zone)}–${formatTime(other.endTime, zone)} on ${other.projectName}`,
      description: 'Both are saved. Change one in the timesheet if that is not right.',
    });
  };
}
