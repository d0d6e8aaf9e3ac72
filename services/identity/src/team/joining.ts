import type { ProjectLevel } from '@dwang/contracts';
import type { Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';

/** A job that somebody is to see from the start. */
export interface PromisedJob {
  projectId: number;
  level: ProjectLevel;
}

type Company = Pick<Scope, 'companyId' | 'timeZone' | 'username'>;

/** The area that holds jobs. */
export interface JobSharer {
  /** Those of these ids that are no jobs of the company. */
  unknown(companyId: number, projectIds: readonly number[]): Promise<number[]>;
  /** Shares the jobs that still exist; `by` is of whom the person is told. */
  share(by: Company, userId: number, jobs: readonly PromisedJob[]): Promise<void>;
}

/** By which joining and leaving a team reach the jobs, without identity knowing the area that holds them. */
@Injectable()
export class Joining {
  private sharer: JobSharer | null = null;

  /** Called once, by the area that holds jobs. */
  shareBy(sharer: JobSharer): void {
    this.sharer = sharer;
  }

  async unknown(companyId: number, projectIds: readonly number[]): Promise<number[]> {
    return (await this.sharer?.unknown(companyId, projectIds)) ?? [...projectIds];
  }

  async share(by: Company, userId: number, jobs: readonly PromisedJob[]): Promise<void> {
    await this.sharer?.share(by, userId, jobs);
  }
}
