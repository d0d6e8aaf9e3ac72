import { randomUUID } from 'node:crypto';
import type { CreatePhoto, Photo, PhotoListQuery, PhotoPage, UpdatePhoto } from '@dwang/contracts';
import { Users } from '@dwang/identity';
import { Database, insertOnce, type ListOrder, NotFound, type Scope, seek, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ProjectGate } from '../projects/project-gate';
import { guardVersion } from '../rows/guard-version';
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
    private readonly gate: ProjectGate,
    private readonly rows: PhotoRows,
    private readonly users: Users,
    private readonly seen: WorkSeen,
  ) {}

  async list(scope: Scope, projectId: number, query: z.output<typeof PhotoListQuery>): Promise<PhotoPage> {
    await this.gate.check(scope, projectId);
    const where = { companyId: scope.companyId, projectId };
    const rows = await seek(this.db.repo(PhotoRow).createQueryBuilder('photo').where(where), NEWEST, query).getMany();
    const count = await this.db.repo(PhotoRow).countBy(where);
    const page = toPage(rows, query.limit, NEWEST, (row) => [row.takenAt, row.id]);
    return { items: await this.named(scope, page.items), nextCursor: page.nextCursor, totals: { count } };
  }

  async get(scope: Scope, projectId: number, id: number): Promise<Photo> {
    const [photo] = await this.named(scope, [await this.rows.find(scope, projectId, id)]);
    if (!photo) throw new NotFound('No such photo');
    return photo;
  }

  create(scope: Scope, projectId: number, input: z.output<typeof CreatePhoto>): Promise<Photo> {
    return this.db.tx(async () => {
      await this.gate.check(scope, projectId);
      const { companyId, userId } = scope;
      const { uid = randomUUID(), takenAt, ...facts } = input;
      const now = new Date(Date.now());
      const said = { ...facts, projectId, userId };
      const stamps = { takenAt: saidInstant(takenAt, now), createdAt: now, updatedAt: now, version: 1 };
      const row = { ...said, ...stamps, uid, companyId, fileKey: null, sha256: null };
      const { id } = await insertOnce(this.db, PhotoRow, { companyId, uid }, row, said);
      await this.seen.at(scope, stamps.takenAt);
      return this.get(scope, projectId, id);
    });
  }

  update(scope: Scope, projectId: number, id: number, { caption, version }: z.output<typeof UpdatePhoto>): Promise<Photo> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, projectId, id);
      guardVersion(row, version);
      const change = { caption: caption ?? row.caption, updatedAt: new Date(Date.now()), version: row.version + 1 };
      await this.db.repo(PhotoRow).update({ id, companyId: scope.companyId }, change);
      await this.seen.at(scope, change.updatedAt);
      return this.get(scope, projectId, id);
    });
  }

  private async named(scope: Scope, rows: readonly PhotoRow[]): Promise<Photo[]> {
    const names = await this.users.namesOf(
      scope.companyId,
      rows.map(({ userId }) => userId),
    );
    return rows.map((row) => toPhoto(row, names));
  }
}
