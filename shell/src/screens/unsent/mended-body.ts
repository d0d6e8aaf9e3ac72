import type { QueuedWrite } from '@dwang/client';

export interface Mended {
  /** Seconds. */
  duration: number;
  hourlyRate: string;
  notes: string;
  projectId: number | null;
}

type Fields = Partial<Mended> & { startTime?: string; endTime?: string; [name: string]: unknown };

const bodyOf = ({ request }: QueuedWrite): Fields => (request.body ?? {}) as Fields;
const known = (write: QueuedWrite): Fields => ({
  ...(write.base ?? {}),
  ...(write.theirs ?? {}),
  ...(write.preview as object | null),
  ...bodyOf(write),
});

/** What a queued time entry says: what was typed over what the row had. */
export function valuesOf(write: QueuedWrite): Mended {
  const { duration, startTime, endTime, hourlyRate = '', notes = '', projectId = null } = known(write);
  const span = startTime && endTime ? Math.round((Date.parse(endTime) - Date.parse(startTime)) / 1000) : 0;
  return { duration: duration ?? span, hourlyRate, notes, projectId };
}

/** The body to send: only what the write touched before or what was mended now. With other hours the end follows the start. */
export function mendedBody(write: QueuedWrite, mended: Mended): Record<string, unknown> {
  const before = valuesOf(write);
  const names = Object.keys(mended) as (keyof Mended)[];
  const changed = Object.fromEntries(
    names.filter((name) => mended[name] !== before[name] && mended[name] !== '').map((name) => [name, mended[name]]),
  );
  const { startTime } = known(write);
  const hasOtherHours = mended.duration !== before.duration && startTime !== undefined;
  const endTime = hasOtherHours ? new Date(Date.parse(startTime) + mended.duration * 1000).toISOString() : undefined;
  return { ...bodyOf(write), ...changed, ...(endTime ? { endTime } : {}) };
}
