import { randomUUID } from 'node:crypto';
import type { CreatePhoto, Photo, PhotoListQuery, PhotoPage, UpdatePhoto } from '@dwang/contracts';
import { Users } from '@dwang/identity';
import { Database, insertOnce, type ListOrder, readableViews, type Scope, seek, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import { ProjectAccess } from '../access/project-access';
import { ActivityLog } from '../activity/activity-log';
import { changesBetween } from '../activity/changes-between';
import { guardVersion } from '../rows/guard-version';
import { placeColumns } from '../rows/place-columns';
import { saidInstant } from '../rows/said-instant';
import { WorkSeen } from '../timer/work-seen';
import { PhotoRow } from './photo.entity';
import { toPhoto } from './photo.view';
import { PhotoRows } from './photo-rows';

const NEWEST: ListOrder = { name: '-takenAt', column: 'photo.takenAt', idColumn: 'photo.id', direction: 'DESC', kind: 'instant' };

/** What is known of a job's photos; their content is `PhotoContent`'s. */
@Injectable()
export class PhotosService {
  constructor(
    private readonly db: Database,
    private readonly access: ProjectAccess,
    private readonly rows: PhotoRows,
    private readonly users: Users,
    private readonly seen: WorkSeen,
    private readonly activity: ActivityLog,
  ) {}

  async list(scope: Scope, projectId: number, query: z.output<typeof PhotoListQuery>): Promise<PhotoPage> {
    await this.access.check(scope, projectId);
    const matching = this.ofProject(scope, projectId);
    if (query.marked !== undefined) matching.andWhere(`photo.mark IS ${query.marked ? 'NOT ' : ''}NULL`);
    if (query.uid !== undefined) matching.andWhere('photo.uid = :uid', { uid: query.uid });
    const rows = await seek(matching, NEWEST, query).getMany();
    const page = toPage(rows, query.limit, NEWEST, (row) => [row.takenAt, row.id]);
    return {
      items: await this.named(scope, page.items),
      nextCursor: page.nextCursor,
      totals: await this.totals(scope, projectId, query.marked),
    };
  }

  async get(scope: Scope, projectId: number, id: number): Promise<Photo> {
    return this.view(scope, await this.rows.find(scope, projectId, id));
  }

  create(scope: Scope, projectId: number, input: z.output<typeof CreatePhoto>): Promise<Photo> {
    return this.db.tx(async () => {
      await this.access.check(scope, projectId, 'edit');
      const { companyId, userId } = scope;
      const { uid = randomUUID(), takenAt, place, ...facts } = input;
      const now = new Date(Date.now());
      const said = { ...facts, ...placeColumns(place), projectId, userId };
      const stamps = { takenAt: saidInstant(takenAt, now), createdAt: now, updatedAt: now, deletedAt: null, version: 1 };
      const row = { ...said, ...stamps, uid, companyId, fileKey: null, thumbKey: null, sha256: null };
      const { id, isNew } = await insertOnce(this.db, PhotoRow, { companyId, uid }, row, said);
      if (isNew) await this.activity.record(scope, { kind: 'photo', action: 'added', projectId, subject: row.caption });
      await this.seen.at(scope, stamps.takenAt);
      return this.get(scope, projectId, id);
    });
  }

  update(scope: Scope, projectId: number, id: number, input: z.output<typeof UpdatePhoto>): Promise<Photo> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, projectId, id);
      guardVersion(row, input.version);
      const { caption = row.caption, mark = row.mark, place } = input;
      const change = { caption, mark, ...(place === null ? placeColumns(null) : {}), ...next(row) };
      await this.db.repo(PhotoRow).update({ id, companyId: scope.companyId }, change);
      const changes = changesBetween({ caption: row.caption, mark: row.mark }, { caption, mark });
      await this.activity.record(scope, { kind: 'photo', action: 'changed', projectId, subject: caption, changes });
      await this.seen.at(scope, change.updatedAt);
      return this.get(scope, projectId, id);
    });
  }

  /** It can be had back until it is swept up. */
  remove(scope: Scope, projectId: number, id: number): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, projectId, id);
      const change = { deletedAt: new Date(Date.now()), ...next(row) };
      await this.db.repo(PhotoRow).update({ id, companyId: scope.companyId }, change);
      await this.activity.record(scope, { kind: 'photo', action: 'deleted', projectId, subject: row.caption });
    });
  }

  /** Brings a deleted photo back; one that is there stays as it is. */
  restore(scope: Scope, projectId: number, id: number): Promise<Photo> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, projectId, id, { deleted: true });
      if (row.deletedAt !== null) {
        await this.db.repo(PhotoRow).update({ id, companyId: scope.companyId }, { deletedAt: null, ...next(row) });
        await this.activity.record(scope, { kind: 'photo', action: 'restored', projectId, subject: row.caption });
      }
      return this.get(scope, projectId, id);
    });
  }

  private ofProject({ companyId }: Scope, projectId: number): SelectQueryBuilder<PhotoRow> {
    return this.db.repo(PhotoRow).createQueryBuilder('photo').where({ companyId, projectId }).andWhere('photo.deletedAt IS NULL');
  }

  private async totals(scope: Scope, projectId: number, marked?: boolean): Promise<PhotoPage['totals']> {
    const groups = await this.ofProject(scope, projectId)
      .select('photo.mark', 'mark')
      .addSelect('COUNT(*)', 'amount')
      .groupBy('photo.mark')
      .getRawMany<{ mark: string | null; amount: number | string }>();
    const of = (mark: string | null) => Number(groups.find((group) => group.mark === mark)?.amount ?? 0);
    const [before, after, others] = [of('before'), of('after'), of(null)];
    const count = (marked === true ? 0 : others) + (marked === false ? 0 : before + after);
    return { count, before, after };
  }

  private async view(scope: Scope, row: PhotoRow): Promise<Photo> {
    return toPhoto(row, await this.users.namesOf(scope.companyId, [row.userId]));
  }

  private async named(scope: Scope, rows: readonly PhotoRow[]): Promise<Photo[]> {
    const ids = rows.map(({ userId }) => userId);
    const names = await this.users.namesOf(scope.companyId, ids);
    return readableViews(rows, (row) => toPhoto(row, names));
  }
}

const next = ({ version }: PhotoRow) => ({ updatedAt: new Date(Date.now()), version: version + 1 });
