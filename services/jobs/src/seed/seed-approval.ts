import type { Approval } from '@dwang/contracts';
import { DEFAULT_WEEK_START, dayOf, startOfWeek } from '@dwang/domain';
import { Companies } from '@dwang/identity';
import { Database, type SeedContext } from '@dwang/platform';
import { In } from 'typeorm';
import { TimeEntryRow } from '../time-entries/time-entry.entity';
import { TimesheetWeekRow } from '../time-entries/timesheet-week.entity';

/** Those of the demo members whose last week waits for the owner. */
const HANDED_IN = [1, 2];

interface Week {
  userId: number;
  weekStart: string;
  ids: number[];
}

/**
 * The demo company approves the weeks of its team: those before this one are approved, the last worked one of two people waits for the
 * owner. Called once the demo's hours are billed.
 */
export async function seedApproval(context: SeedContext): Promise<void> {
  const { demo, now } = context;
  const { companyId, ownerId, memberIds, timeZone } = demo;
  const db = context.get(Database);
  await context.get(Companies).requireApproval(companyId);
  const weeks = (await weeksWorked(db, companyId, timeZone)).filter(({ userId }) => userId !== ownerId);
  const thisWeek = startOfWeek(dayOf(now.getTime(), timeZone), DEFAULT_WEEK_START);
  const waiting = new Set(HANDED_IN.map((index) => weeks.findLast(({ userId }) => userId === memberIds[index])));
  const set = async (status: Approval, { userId, weekStart, ids }: Week) => {
    const decided = status === 'approved' ? { decidedBy: ownerId, decidedAt: now } : { decidedBy: null, decidedAt: null };
    const key = { companyId, userId, weekStart };
    await db.repo(TimesheetWeekRow).insert({ ...key, status, reason: '', submittedAt: now, ...decided, version: 1 });
    await db.repo(TimeEntryRow).update({ companyId, id: In(ids) }, { approval: status });
  };
  for (const week of weeks) {
    if (waiting.has(week)) await set('submitted', week);
    else if (week.weekStart < thisWeek) await set('approved', week);
  }
}

/** Every week in which somebody worked, the earliest first. */
async function weeksWorked(db: Database, companyId: number, timeZone: string): Promise<Week[]> {
  const entries = await db
    .repo(TimeEntryRow)
    .find({ where: { companyId }, select: { id: true, userId: true, startTime: true }, order: { startTime: 'ASC' } });
  const weeks = new Map<string, Week>();
  for (const { id, userId, startTime } of entries) {
    const weekStart = startOfWeek(dayOf(startTime.getTime(), timeZone), DEFAULT_WEEK_START);
    const week = weeks.get(`${userId} ${weekStart}`) ?? { userId, weekStart, ids: [] };
    week.ids.push(id);
    weeks.set(`${userId} ${weekStart}`, week);
  }
  return [...weeks.values()];
}
