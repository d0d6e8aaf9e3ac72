import type { AccountExport } from '@dwang/contracts';
import { Database, NotFound, Scheduler, type Scope, TooMany } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { User } from '../users/user.entity';
import { AccountExportRow } from './account-export.entity';

const HOUR = 3600;
const KEEP_MS = 24 * HOUR * 1000;
/** A browser that does not begin to download within this never will. */
const BEGIN_MS = 60_000;
/** Who sends it says so every other second; who has not for so long has ended. */
const DEAD_MS = 20_000;
const RETRY_SECONDS = 30;
const SHOWN = 10;

/** Which exports are under way, and how far each is, whichever process sends it. */
@Injectable()
export class ExportBook implements OnModuleInit {
  /** How many bytes were sent of those that this process sends: a long transaction may keep it from writing that down. */
  readonly here = new Map<number, () => number>();

  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
  ) {}

  onModuleInit(): void {
    const run = (now: Date) => this.sweep(now);
    const title = 'Clear away ended exports';
    this.scheduler.add({ name: 'sweep-account-exports', title, area: 'identity', everySeconds: HOUR, run });
  }

  /** Throws `TooMany` while another one of the same person is sent. */
  start(scope: Scope): Promise<AccountExport> {
    return this.db.tx(async () => {
      await this.refuseSecond(scope);
      return this.view(await this.add(scope));
    });
  }

  async list({ userId, companyId }: Scope): Promise<AccountExport[]> {
    const where = { userId, companyId };
    const rows = await this.db.repo(AccountExportRow).find({ where, order: { id: 'DESC' }, take: SHOWN });
    return rows.map((row) => this.view(row));
  }

  /** Whoever sends it sees that it is gone, and ends. */
  async remove({ userId, companyId }: Scope, id: number): Promise<void> {
    const { affected } = await this.db.repo(AccountExportRow).delete({ id, userId, companyId });
    if (affected !== 1) throw gone();
  }

  /** One that was started, or a new one, is sent from now on; a browser may try again. Throws `TooMany` as `start` does. */
  begin(scope: Scope, id: number | undefined): Promise<number> {
    const { userId, companyId } = scope;
    return this.db.tx(async () => {
      await this.refuseSecond(scope);
      const rows = this.db.repo(AccountExportRow);
      const row = id === undefined ? await this.add(scope) : await rows.findOneBy({ id, userId, companyId });
      if (!row) throw gone();
      await rows.update({ id: row.id }, { status: 'sending', bytes: 0, updatedAt: new Date() });
      return row.id;
    });
  }

  /** False once it was cancelled. */
  async note(id: number, bytes: number): Promise<boolean> {
    const { affected } = await this.db.repo(AccountExportRow).update({ id }, { bytes, updatedAt: new Date() });
    return affected === 1;
  }

  async end(id: number, status: 'ending' | 'sent' | 'broken', bytes: number): Promise<void> {
    await this.db.repo(AccountExportRow).update({ id }, { status, bytes, updatedAt: new Date() });
  }

  private async refuseSecond({ userId, companyId }: Scope): Promise<void> {
    await this.db.findForUpdate(User, { id: userId });
    const sending = await this.db.repo(AccountExportRow).findBy({ userId, companyId, status: 'sending' });
    if (sending.some((row) => this.statusOf(row) === 'sending'))
      throw new TooMany('An export of yours is already under way', RETRY_SECONDS);
  }

  private async add({ userId, companyId }: Scope): Promise<AccountExportRow> {
    const now = new Date();
    const row = { companyId, userId, status: 'ready' as const, bytes: 0, createdAt: now, updatedAt: now };
    const { identifiers } = await this.db.repo(AccountExportRow).insert(row);
    return { ...row, id: Number(identifiers[0]?.id) };
  }

  private async sweep(now: Date): Promise<void> {
    await this.db.repo(AccountExportRow).delete({ updatedAt: LessThan(new Date(now.getTime() - KEEP_MS)) });
  }

  private view(row: AccountExportRow): AccountExport {
    return { id: row.id, status: this.statusOf(row), bytes: this.here.get(row.id)?.() ?? row.bytes };
  }

  private statusOf({ id, status, updatedAt }: AccountExportRow): AccountExport['status'] {
    const shown = status === 'ending' ? 'sending' : status;
    const still = Math.abs(Date.now() - updatedAt.getTime());
    const isLeft = (shown === 'ready' && still > BEGIN_MS) || (shown === 'sending' && still > DEAD_MS && !this.here.has(id));
    return isLeft ? 'broken' : shown;
  }
}

const gone = () => new NotFound('No such export');
