import { Database, NotFound, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ProjectGate } from '../projects/project-gate';
import { refuseForeignRow } from '../rows/own-rows';
import { PhotoRow } from './photo.entity';

/** Finds one photo of a project that the caller sees. Throws `NotFound`. */
@Injectable()
export class PhotoRows {
  constructor(
    private readonly db: Database,
    private readonly gate: ProjectGate,
  ) {}

  async find(scope: Scope, projectId: number, id: number): Promise<PhotoRow> {
    await this.gate.check(scope, projectId);
    const row = await this.db.repo(PhotoRow).findOneBy({ id, projectId, companyId: scope.companyId });
    if (!row) throw new NotFound('No such photo');
    return row;
  }

  /** For a change: others wait until the transaction ends. Throws `Forbidden` when only its author may change it. */
  async hold(scope: Scope, projectId: number, id: number): Promise<PhotoRow> {
    await this.gate.check(scope, projectId);
    const row = await this.db.findForUpdate(PhotoRow, { id, projectId, companyId: scope.companyId });
    if (!row) throw new NotFound('No such photo');
    refuseForeignRow(scope, row);
    return row;
  }
}
