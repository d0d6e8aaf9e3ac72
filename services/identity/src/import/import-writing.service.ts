import {
  AREAS,
  type ArchiveReader,
  type AreaDefinition,
  Audit,
  type Carriage,
  type Carrier,
  CompanyLoad,
  carriagesOf,
  checkArchive,
  Database,
  dumpCompany,
  ENV,
  type Env,
  EVERY_TAG,
  type FileKeys,
  Invalid,
  LiveEvents,
  shapeOf,
} from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Company } from '../companies/company.entity';
import { BroughtFiles } from './brought-files.service';
import { CompanyImportRow } from './company-import.entity';
import { type ImportProgress, NotMine } from './import-progress';

interface Task {
  row: CompanyImportRow;
  progress: ImportProgress;
  signal: AbortSignal;
  refuseFilled: (carrier: Carrier) => Promise<void>;
}

/** The work of an import: all checks first, then the files, then all rows in one transaction, which ends with the checksums of the export. */
@Injectable()
export class ImportWriting {
  constructor(
    @Inject(AREAS) private readonly areas: readonly AreaDefinition[],
    @Inject(Database) private readonly db: Database,
    @Inject(BroughtFiles) private readonly brought: BroughtFiles,
    @Inject(Audit) private readonly audit: Audit,
    @Inject(LiveEvents) private readonly live: LiveEvents,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Throws `NotMine` once it is to stop. */
  async run(archive: ArchiveReader, task: Task): Promise<void> {
    const { row, progress, signal } = task;
    const carriages = carriagesOf(this.db, this.areas);
    await this.check(archive, carriages, task);
    const total = archive.manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
    Object.assign(progress, { status: 'writing', done: 0, total });
    await this.mark(row, { status: 'writing', done: 0, total });
    const keys = await this.brought.take(archive, row, () => goOn(signal));
    await this.db.tx(() => this.write(archive, carriages, task, keys));
    this.live.publish({
      companyId: row.companyId,
      userId: row.userId,
      isPrivate: false,
      event: { type: 'changed', tags: [...EVERY_TAG] },
    });
  }

  private async check(archive: ArchiveReader, carriages: readonly Carriage[], { progress, signal }: Task): Promise<void> {
    if (archive.manifest.shape !== shapeOf(carriages)) {
      throw new Invalid(
        'file',
        'This export was made by another version of the product. Please bring both installations to the same one.',
      );
    }
    progress.total = archive.bytes;
    const maxBytes = this.env.MAX_UPLOAD_MB * 1024 * 1024;
    await checkArchive(archive, carriages, maxBytes, (bytes) => {
      goOn(signal);
      progress.done = Math.min(progress.total, progress.done + bytes);
    });
  }

  private async write(archive: ArchiveReader, carriages: readonly Carriage[], task: Task, keys: FileKeys): Promise<void> {
    const { row, progress, signal, refuseFilled } = task;
    const { companyId, userId } = row;
    const carrier = { companyId, userId };
    await this.db.findForUpdate(Company, { id: companyId });
    await refuseFilled(carrier);
    progress.done = 0;
    const onRows = (count: number) => {
      goOn(signal);
      progress.done += count;
    };
    await new CompanyLoad(this.db, archive, carrier, keys, onRows).run(carriages);
    const { tables } = await dumpCompany(this.db, carriages, carrier);
    const differing = tables.filter(({ name, sha256 }) =>
      archive.manifest.tables.every((told) => told.name !== name || told.sha256 !== sha256),
    );
    if (differing.length > 0)
      throw new Error(`Checksums differ after an import: ${differing.map(({ name }) => name).join(', ')}`);
    await this.audit.record({ kind: 'company imported', id: companyId, companyId });
    await this.brought.settle(row);
    await this.mark(row, { status: 'done', tables, done: progress.total, total: progress.total });
  }

  /** Throws `NotMine` when another process has it now. */
  private async mark({ id, tries }: CompanyImportRow, change: Partial<CompanyImportRow>): Promise<void> {
    const mine = { id, tries, status: In(['checking', 'writing']) };
    const { affected } = await this.db.repo(CompanyImportRow).update(mine, { ...change, updatedAt: new Date() });
    if (affected !== 1) throw new NotMine();
  }
}

function goOn(signal: AbortSignal): void {
  if (signal.aborted) throw new NotMine();
}
