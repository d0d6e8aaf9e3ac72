import type { Region } from '@dwang/contracts';
import { addDays } from '@dwang/domain';
import { Database } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ProjectRow } from './project.entity';

/** A day on which a project is worked on at its site. */
export interface BookedDay {
  projectId: number;
  projectName: string;
  /** Null is the company's region. */
  region: Region | null;
  day: string;
}

const MAX_DAYS = 31;

/** The public face of which days are booked: from the start to the end day of active projects; without an end day only the start day. */
@Injectable()
export class BookedDays {
  constructor(private readonly db: Database) {}

  /** Both days included, at most 31 of them; by day, then by project. */
  async between(companyId: number, from: string, to: string): Promise<BookedDay[]> {
    const rows = await this.db
      .repo(ProjectRow)
      .createQueryBuilder('project')
      .where('project.companyId = :companyId', { companyId })
      .andWhere("project.status = 'active'")
      .andWhere('project.generalOf IS NULL')
      .andWhere('project.startDate <= :to', { to })
      .andWhere('COALESCE(project.endDate, project.startDate) >= :from', { from })
      .orderBy('project.id', 'ASC')
      .getMany();
    return daysFrom(from, to).flatMap((day) =>
      rows
        .filter(({ startDate, endDate }) => startDate !== null && startDate <= day && day <= (endDate ?? startDate))
        .map(({ id, name, region }) => ({ projectId: id, projectName: name, region, day })),
    );
  }
}

function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < MAX_DAYS; day = addDays(day, 1)) days.push(day);
  return days;
}
