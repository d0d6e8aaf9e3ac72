import type { ProjectStatus, SiteDayConflict } from '@dwang/contracts';
import { timesMeet } from './times-meet';

/** A working day longer than this is pointed out. House default. */
const MOST_MINUTES = 12 * 60;
/** What a day without times is taken for, beside others of the same day. */
const WHOLE_DAY_MINUTES = 8 * 60;

/** What the rules need to know of a booked day. */
export interface BookedFacts {
  id: number;
  projectId: number;
  projectName: string;
  projectStart: string | null;
  projectEnd: string | null;
  projectStatus: ProjectStatus;
  userId: number | null;
  userName: string | null;
  day: string;
  startTime: string | null;
  endTime: string | null;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const lengthOf = ({ startTime, endTime }: BookedFacts): number =>
  startTime && endTime ? minutesOf(endTime) - minutesOf(startTime) : WHOLE_DAY_MINUTES;

/** What speaks against a booked day. `sameDay` are all days of the company on that date, this one among them or not; `today` is the company's. */
export function conflictsOf(booked: BookedFacts, sameDay: readonly BookedFacts[], today: string): SiteDayConflict[] {
  const conflicts: SiteDayConflict[] = [];
  const name = booked.userName ?? 'This person';
  const others = sameDay.filter(({ id, userId }) => booked.userId !== null && userId === booked.userId && id !== booked.id);
  const elsewhere = others.filter((other) => timesMeet(booked, other));
  if (elsewhere.length > 0) {
    const where = [...new Set(elsewhere.map(({ projectName }) => projectName))].join(', ');
    conflicts.push({ kind: 'person-twice', text: `${name} is also on ${where} at that time` });
  }
  const minutes = [booked, ...others].reduce((sum, one) => sum + lengthOf(one), 0);
  if (minutes > MOST_MINUTES && booked.startTime) {
    conflicts.push({ kind: 'long-day', text: `${Math.round(minutes / 6) / 10} hours for one person that day, more than 12` });
  }
  if (booked.projectStatus === 'completed' && booked.day >= today) {
    conflicts.push({ kind: 'job-completed', text: 'The job is marked as completed' });
  } else if (booked.projectStart && booked.day < booked.projectStart) {
    conflicts.push({ kind: 'outside-job', text: 'Before the start date of the job' });
  } else if (booked.projectEnd && booked.day > booked.projectEnd) {
    conflicts.push({ kind: 'outside-job', text: 'After the end date of the job' });
  }
  return conflicts;
}
