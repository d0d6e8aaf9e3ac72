import type { Place, Region, Work } from '@dwang/contracts';
import type { Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { SiteDaysRepository } from './site-days.repository';

/** What another area may know of a booked day. */
export interface SiteDayFacts {
  id: number;
  projectId: number;
  projectName: string;
  /** The job's last day; null when none is set. */
  projectEnd: string | null;
  /** Null is the company's region. */
  region: Region | null;
  /** On the map; null where nobody has said. */
  place: Place | null;
  userId: number | null;
  userName: string | null;
  day: string;
  startTime: string | null;
  endTime: string | null;
  work: Work;
}

/** More than any week of a company has. */
const MOST_DAYS = 2000;

/** The public face of booked days, as far as the asker sees them. */
@Injectable()
export class SiteDayDirectory {
  constructor(private readonly days: SiteDaysRepository) {}

  /** Both days included; by day. */
  between(scope: Scope, span: { from: string; to: string; projectId?: number | undefined }): Promise<SiteDayFacts[]> {
    return this.days.list(scope, span, MOST_DAYS);
  }

  one(scope: Scope, id: number): Promise<SiteDayFacts | null> {
    return this.days.one(scope, id);
  }

  /** What a person does on the days between, on any job. */
  ofPerson(companyId: number, userId: number, from: string, to: string): Promise<SiteDayFacts[]> {
    return this.days.ofPeople(companyId, [userId], from, to);
  }
}
