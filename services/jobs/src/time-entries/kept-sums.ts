import type { Database, Scope } from '@dwang/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { ProjectRow } from '../projects/project.entity';

/** How many entries, their seconds worked and what they are worth. */
export interface TimeSum {
  count: number;
  seconds: number;
  cents: number;
}
export type RawSums = Record<keyof TimeSum, number | string | null>;

export const sumsOf = (raw: RawSums | undefined): TimeSum => ({
  count: Number(raw?.count ?? 0),
  seconds: Number(raw?.seconds ?? 0),
  cents: Number(raw?.cents ?? 0),
});

/**
 * The time of everybody on the company's jobs (`project`), as kept beside them: one row for each job, not for each entry. `isSome` says that
 * it will be narrowed to a few, to be looked up one by one and not by the company: SQLite must be told so.
 */
export function keptSums(
  db: Database,
  { companyId }: Pick<Scope, 'companyId'>,
  billed: boolean | undefined,
  isSome = false,
): SelectQueryBuilder<ProjectRow> {
  const sum = (name: string) => {
    const [all, unbilled] = [`SUM(project.time${name})`, `SUM(project.unbilled${name})`];
    if (billed === undefined) return all;
    return billed ? `${all} - ${unbilled}` : unbilled;
  };
  return db
    .repo(ProjectRow)
    .createQueryBuilder('project')
    .where(`project.companyId ${isSome && db.isSqlite ? '+ 0 ' : ''}= :companyId`, { companyId })
    .select(sum('Count'), 'count')
    .addSelect(sum('Seconds'), 'seconds')
    .addSelect(sum('Cents'), 'cents');
}

/** No time of the company spans more seconds. */
export async function longestSeconds(db: Database, { companyId }: Pick<Scope, 'companyId'>): Promise<number> {
  const jobs = db.repo(ProjectRow).createQueryBuilder('project').where('project.companyId = :companyId', { companyId });
  const raw = await jobs.select('MAX(project.longestSeconds)', 'most').getRawOne<{ most: number | string | null }>();
  return Number(raw?.most ?? 0);
}
