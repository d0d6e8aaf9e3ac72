import type { RecentPhotoPage, RecentPhotoQuery } from '@dwang/contracts';
import { Users } from '@dwang/identity';
import { Database, type ListOrder, readableViews, type Scope, seek, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In, type SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { sharedOnly } from '../access/shared-only';
import { ProjectRow } from '../projects/project.entity';
import { PhotoRow } from './photo.entity';
import { toPhoto } from './photo.view';

const NEWEST: ListOrder = { name: '-takenAt', column: 'photo.takenAt', idColumn: 'photo.id', direction: 'DESC', kind: 'instant' };

/** The photos of all jobs that the caller sees. */
@Injectable()
export class RecentPhotos {
  constructor(
    private readonly db: Database,
    private readonly users: Users,
  ) {}

  async list(scope: Scope, query: z.output<typeof RecentPhotoQuery>): Promise<RecentPhotoPage> {
    const rows = await seek(this.visible(scope), NEWEST, query).getMany();
    const { items, nextCursor } = toPage(rows, query.limit, NEWEST, (row) => [row.takenAt, row.id]);
    const { companyId } = scope;
    const names = await this.users.namesOf(
      companyId,
      items.map(({ userId }) => userId),
    );
    const jobs = await this.jobsOf(companyId, items);
    return {
      items: readableViews(items, (row) => ({ ...toPhoto(row, names), projectName: jobs.get(row.projectId) ?? '' })),
      nextCursor,
      totals: { count: await this.visible(scope).getCount() },
    };
  }

  private async jobsOf(companyId: number, rows: readonly PhotoRow[]): Promise<Map<number, string>> {
    const ids = [...new Set(rows.map(({ projectId }) => projectId))];
    const jobs = await this.db.repo(ProjectRow).find({ where: { companyId, id: In(ids) }, select: { id: true, name: true } });
    return new Map(jobs.map(({ id, name }) => [id, name]));
  }

  private visible(scope: Scope): SelectQueryBuilder<PhotoRow> {
    const { companyId } = scope;
    const rows = this.db.repo(PhotoRow).createQueryBuilder('photo').where({ companyId }).andWhere('photo.deletedAt IS NULL');
    sharedOnly(scope, rows, 'photo.projectId');
    return rows;
  }
}
