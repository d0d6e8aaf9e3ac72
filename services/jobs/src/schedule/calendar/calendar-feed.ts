import { addDays, dayOf, instantOf } from '@dwang/domain';
import { WORKS } from '@dwang/domain/weather';
import { Companies, CompanyDirectory } from '@dwang/identity';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { CancelledSiteDayRow } from '../cancelled-site-day.entity';
import { type PlannedDay, SiteDaysRepository } from '../site-days.repository';
import type { CalendarLinkRow } from './calendar-link.entity';
import { type CalendarEvent, writeCalendar } from './ical';

const [DAYS_BACK, DAYS_AHEAD, MOST_EVENTS] = [60, 366, 2000];
const DAY_MS = 86_400_000;

/** The site days behind a private address as a calendar; what was taken off lately stands in it as cancelled. */
@Injectable()
export class CalendarFeed {
  constructor(
    private readonly db: Database,
    private readonly days: SiteDaysRepository,
    private readonly companies: Companies,
    private readonly directory: CompanyDirectory,
  ) {}

  /** Null when the person has left the team. `origin` is the address of the app, for links; null when it is not known. */
  async write(link: CalendarLinkRow, origin: string | null, now = Date.now()): Promise<string | null> {
    const { companyId, userId } = link;
    const member = (await this.directory.members(companyId)).find(({ id }) => id === userId);
    if (!member) return null;
    const { name, timeZone } = await this.companies.profile(companyId);
    const isTeam = link.covers === 'team' && member.role !== 'contractor';
    const today = dayOf(now, timeZone);
    const span = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
    const scope = { companyId, userId, role: member.role } as Scope;
    const booked = await this.days.list(scope, { ...span, ...(isTeam ? {} : { userId }) }, MOST_EVENTS);
    const cancelled = await this.db.repo(CancelledSiteDayRow).find({
      where: { companyId, cancelledAt: MoreThan(new Date(now - DAYS_BACK * DAY_MS)), ...(isTeam ? {} : { userId }) },
      order: { id: 'DESC' },
      take: MOST_EVENTS,
    });
    return writeCalendar(isTeam ? `${name}: site days` : `${name}: my site days`, [
      ...booked.map((day) => eventOf(day, timeZone, isTeam, origin)),
      ...cancelled.map(cancelledEvent),
    ]);
  }
}

function eventOf(booked: PlannedDay, timeZone: string, isTeam: boolean, origin: string | null): CalendarEvent {
  const { uid, day, startTime, endTime, version, updatedAt, projectId, projectName, userName, clientName, work, note } = booked;
  const at = (time: string) => new Date(instantOf(day, time, timeZone));
  const label = WORKS[work].label;
  return {
    uid,
    sequence: version,
    stamp: updatedAt,
    when: startTime && endTime ? { start: at(startTime), end: at(endTime) } : { day, nextDay: addDays(day, 1) },
    title: isTeam ? `${projectName} · ${userName ?? 'nobody yet'}` : projectName,
    place: booked.location,
    text: [clientName, `${label.charAt(0).toUpperCase()}${label.slice(1)}`, note].filter(Boolean).join('\n'),
    ...(origin ? { url: `${origin}/jobs/${projectId}` } : {}),
  };
}

const cancelledEvent = ({ uid, day, title, version, cancelledAt }: CancelledSiteDayRow): CalendarEvent => ({
  uid,
  sequence: version,
  stamp: cancelledAt,
  when: { day, nextDay: addDays(day, 1) },
  title,
  isCancelled: true,
});
