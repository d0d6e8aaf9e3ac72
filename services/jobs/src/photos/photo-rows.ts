import { Database, NotFound, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { ProjectAccess } from '../access/project-access';
import { refuseForeignRow } from '../rows/own-rows';
import { PhotoRow } from './photo.entity';

/** Finds one photo of a project that the caller sees. Throws `NotFound`. */
@Injectable()
export class PhotoRows {
  constructor(
    private readonly db: Database,
    private readonly access: ProjectAccess,
  ) {}

  async find(scope: Scope, projectId: number, id: number): Promise<PhotoRow> {
    await this.access.check(scope, projectId);
    const where = { id, projectId, companyId: scope.companyId, deletedAt: IsNull() };
    return found(await this.db.repo(PhotoRow).findOneBy(where));
  }

  /** To see beforehand whether the caller may change it. Throws `Forbidden` when only its author may. */
  async findOwn(scope: Scope, projectId: number, id: number): Promise<PhotoRow> {
    await this.access.check(scope, projectId, 'edit');
    const row = await this.find(scope, projectId, id);
    refuseForeignRow(scope, row);
    return row;
  }

  /** For a change: others wait until the transaction ends. Throws `Forbidden` when only its author may change it. */
  async hold(scope: Scope, projectId: number, id: number, { deleted = false } = {}): Promise<PhotoRow> {
    await this.access.check(scope, projectId, 'edit');
    const row = found(await this.db.findForUpdate(PhotoRow, { id, projectId, companyId: scope.companyId }));
    if (row.deletedAt !== null && !deleted) throw new NotFound('No such photo');
    refuseForeignRow(scope, row);
    return row;
  }
}

function found(row: PhotoRow | null): PhotoRow {
  if (!row) throw new NotFound('No such photo');
  return row;
}
