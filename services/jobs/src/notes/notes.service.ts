import { randomUUID } from 'node:crypto';
import type { CreateNote, Note, NoteListQuery, NotePage, UpdateNote } from '@dwang/contracts';
import { Users } from '@dwang/identity';
import { Database, insertOnce, type ListOrder, NotFound, type Scope, seek, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ProjectAccess } from '../access/project-access';
import { ActivityLog } from '../activity/activity-log';
import { changesBetween } from '../activity/changes-between';
import { guardVersion } from '../rows/guard-version';
import { refuseForeignRow } from '../rows/own-rows';
import { saidInstant } from '../rows/said-instant';
import { WorkSeen } from '../timer/work-seen';
import { NoteRow } from './note.entity';

const NEWEST: ListOrder = {
  name: '-createdAt',
  column: 'note.createdAt',
  idColumn: 'note.id',
  direction: 'DESC',
  kind: 'instant',
};

/** The notes of a job, for everybody who sees the job. */
@Injectable()
export class NotesService {
  constructor(
    private readonly db: Database,
    private readonly access: ProjectAccess,
    private readonly users: Users,
    private readonly seen: WorkSeen,
    private readonly activity: ActivityLog,
  ) {}

  async list(scope: Scope, projectId: number, query: z.output<typeof NoteListQuery>): Promise<NotePage> {
    await this.access.check(scope, projectId);
    const where = { companyId: scope.companyId, projectId };
    const rows = await seek(this.db.repo(NoteRow).createQueryBuilder('note').where(where), NEWEST, query).getMany();
    const count = await this.db.repo(NoteRow).countBy(where);
    const page = toPage(rows, query.limit, NEWEST, (row) => [row.createdAt, row.id]);
    return { items: await this.named(scope, page.items), nextCursor: page.nextCursor, totals: { count } };
  }

  async get(scope: Scope, projectId: number, id: number): Promise<Note> {
    await this.access.check(scope, projectId);
    const row = await this.db.repo(NoteRow).findOneBy({ id, projectId, companyId: scope.companyId });
    const [note] = row ? await this.named(scope, [row]) : [];
    if (!note) throw new NotFound('No such note');
    return note;
  }

  create(scope: Scope, projectId: number, { uid = randomUUID(), text, at }: z.output<typeof CreateNote>): Promise<Note> {
    return this.db.tx(async () => {
      await this.access.check(scope, projectId, 'edit');
      const { companyId, userId } = scope;
      const now = new Date(Date.now());
      const said = { projectId, userId, text };
      const row = { ...said, uid, companyId, createdAt: saidInstant(at, now), updatedAt: now, version: 1 };
      const { id, isNew } = await insertOnce(this.db, NoteRow, { companyId, uid }, row, said);
      if (isNew) await this.activity.record(scope, { kind: 'note', action: 'added', projectId, subject: text });
      await this.seen.at(scope, row.createdAt);
      return this.get(scope, projectId, id);
    });
  }

  update(scope: Scope, projectId: number, id: number, { text, version }: z.output<typeof UpdateNote>): Promise<Note> {
    return this.db.tx(async () => {
      const row = await this.held(scope, projectId, id);
      guardVersion(row, version);
      const change = { text: text ?? row.text, updatedAt: new Date(Date.now()), version: row.version + 1 };
      await this.db.repo(NoteRow).update({ id, companyId: scope.companyId }, change);
      const changes = changesBetween({ text: row.text }, { text: change.text });
      await this.activity.record(scope, { kind: 'note', action: 'changed', projectId, subject: change.text, changes });
      await this.seen.at(scope, change.updatedAt);
      return this.get(scope, projectId, id);
    });
  }

  remove(scope: Scope, projectId: number, id: number): Promise<void> {
    return this.db.tx(async () => {
      const { text } = await this.held(scope, projectId, id);
      await this.db.repo(NoteRow).delete({ id, companyId: scope.companyId });
      await this.activity.record(scope, { kind: 'note', action: 'deleted', projectId, subject: text });
    });
  }

  private async held(scope: Scope, projectId: number, id: number): Promise<NoteRow> {
    await this.access.check(scope, projectId, 'edit');
    const row = await this.db.findForUpdate(NoteRow, { id, projectId, companyId: scope.companyId });
    if (!row) throw new NotFound('No such note');
    refuseForeignRow(scope, row);
    return row;
  }

  private async named(scope: Scope, rows: readonly NoteRow[]): Promise<Note[]> {
    const names = await this.users.namesOf(
      scope.companyId,
      rows.map(({ userId }) => userId),
    );
    return rows.map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      userName: names.get(row.userId) ?? '',
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }));
  }
}
