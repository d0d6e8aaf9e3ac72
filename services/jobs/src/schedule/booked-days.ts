import type { Place, Region, Work } from '@dwang/contracts';
import { addDays } from '@dwang/domain';
import { Database } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { SiteRow } from '../clients/client-details.entity';
import { ProjectRow } from '../projects/project.entity';
import { type PlaceColumns, placeFrom } from '../rows/place-columns';
import { SiteDayRow } from './site-day.entity';

/** A day on which a project is worked on at its site. */
export interface BookedDay {
  projectId: number;
  projectName: string;
  /** Null is the company's region. */
  region: Region | null;
  /** On the map; null where nobody has said. */
  place: Place | null;
  day: string;
  /** What is done; null where nobody has said, so that each one's own trade counts. */
  work: Work | null;
  /** Who is on site; empty while nobody has been chosen. */
  userIds: number[];
}

const MAX_DAYS = 31;

interface SpannedRow extends PlaceColumns {
  projectId: number | string;
  projectName: string;
  region: Region | null;
}

interface PlannedRow extends SpannedRow, Pick<BookedDay, 'day' | 'work'> {
  userId: number | string | null;
}

/**
 * The public face of which days are booked on active projects: its site days. A project that has none at all is taken to be worked on from
 * its start to its end day, and without an end day on the start day only.
 */
@Injectable()
export class BookedDays {
  constructor(private readonly db: Database) {}

  /** Both days included, at most 31 of them; by day, then by project. One for each work of a project's day. */
  async between(companyId: number, from: string, to: string): Promise<BookedDay[]> {
    const last = addDays(from, MAX_DAYS - 1);
    const span = { from, to: to < last ? to : last };
    const days = [...(await this.planned(companyId, span)), ...(await this.spanned(companyId, span))];
    return days.sort((one, other) => one.day.localeCompare(other.day) || one.projectId - other.projectId);
  }

  private async planned(companyId: number, { from, to }: Span): Promise<BookedDay[]> {
    const rows = await this.active(companyId)
      .innerJoin(SiteDayRow, 'booked', 'booked.projectId = project.id')
      .andWhere('booked.day BETWEEN :from AND :to', { from, to })
      .addSelect('booked.day', 'day')
      .addSelect('booked.work', 'work')
      .addSelect('booked.userId', 'userId')
      .orderBy('booked.id')
      .getRawMany<PlannedRow>();
    const days = new Map<string, BookedDay>();
    for (const { userId, latMicro, lngMicro, ...row } of rows) {
      const key = `${row.projectId} ${row.day} ${row.work}`;
      const day = days.get(key) ?? {
        ...row,
        projectId: Number(row.projectId),
        place: placeFrom({ latMicro, lngMicro }),
        userIds: [],
      };
      if (userId !== null) day.userIds.push(Number(userId));
      days.set(key, day);
    }
    return [...days.values()];
  }

  private async spanned(companyId: number, { from, to }: Span): Promise<BookedDay[]> {
    const query = this.active(companyId);
    const any = query.subQuery().select('1').from(SiteDayRow, 'any').where('any.projectId = project.id');
    const rows = await query
      .andWhere(`NOT EXISTS ${any.getQuery()}`)
      .andWhere('project.startDate <= :to', { to })
      .andWhere('COALESCE(project.endDate, project.startDate) >= :from', { from })
      .addSelect('project.startDate', 'startDate')
      .addSelect('project.endDate', 'endDate')
      .getRawMany<SpannedRow & Pick<ProjectRow, 'startDate' | 'endDate'>>();
    return daysFrom(from, to).flatMap((day) =>
      rows
        .filter(({ startDate, endDate }) => startDate !== null && startDate <= day && day <= (endDate ?? startDate))
        .map(({ projectId, projectName, region, ...at }) => ({
          ...{ projectId: Number(projectId), projectName, region, place: placeFrom(at), day },
          ...{ work: null, userIds: [] },
        })),
    );
  }

  private active(companyId: number): SelectQueryBuilder<ProjectRow> {
    return this.db
      .repo(ProjectRow)
      .createQueryBuilder('project')
      .leftJoin(SiteRow, 'site', 'site.id = project.siteId')
      .select('project.id', 'projectId')
      .addSelect('project.name', 'projectName')
      .addSelect('project.region', 'region')
      .addSelect('COALESCE(project.latMicro, site.latMicro)', 'latMicro')
      .addSelect('COALESCE(project.lngMicro, site.lngMicro)', 'lngMicro')
      .where('project.companyId = :companyId', { companyId })
      .andWhere("project.status = 'active'")
      .andWhere('project.generalOf IS NULL');
  }
}

interface Span {
  from: string;
  to: string;
}

function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
