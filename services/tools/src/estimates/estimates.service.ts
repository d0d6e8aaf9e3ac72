import { randomUUID } from 'node:crypto';
import { type AddEstimateLines, type CreateEstimate, ErrorCode, type Estimate, type ReplaceEstimate } from '@dwang/contracts';
import { withLine } from '@dwang/domain/estimates';
import { Conflict, Database, Invalid, insertOnce, NotFound, type Scope, VersionConflict } from '@dwang/platform';
import { ProjectDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan } from 'typeorm';
import type { z } from 'zod';
import { Offers } from '../materials/offers.service';
import { EstimateRow } from './estimate.entity';
import { columnsOf, digestOf, type EstimateInput, linesOf, readLines, sumsOf } from './estimate-content';
import { EstimateLineRow } from './estimate-line.entity';
import { EstimateLinkRow } from './estimate-link.entity';
import { EstimateReader } from './estimate-reader';
import { inCatalogue } from './in-catalogue';

const MOST_LINES = 500;
/** What a line and its sum may come to, so that all figures stay exact. */
const MOST_CENTS = 99_999_999_999;
const KEPT_MS = 86_400_000;

/** Writes estimates. */
@Injectable()
export class Estimates {
  constructor(
    private readonly db: Database,
    private readonly reader: EstimateReader,
    private readonly offers: Offers,
    private readonly projects: ProjectDirectory,
  ) {}

  /** A repeated `uid` answers with the one that was made first; with other content it is refused. */
  create(scope: Scope, { uid = randomUUID(), ...input }: z.output<typeof CreateEstimate>): Promise<Estimate> {
    const { companyId, userId } = scope;
    const { isTemplate, ...content } = { ...input, projectId: input.isTemplate ? null : input.projectId };
    return this.db.tx(async () => {
      const figures = await this.figures(scope, content);
      const now = new Date(Date.now());
      const madeOf = digestOf(input);
      const stamps = { createdAt: now, updatedAt: now, deletedAt: null, version: 1, madeOf };
      const row = { ...columnsOf(content), ...figures, ...stamps, uid, companyId, userId, isTemplate };
      const { id, isNew } = await insertOnce(this.db, EstimateRow, { companyId, uid }, row, { madeOf });
      if (isNew) await this.writeLines(scope, id, content);
      return this.reader.get(scope, id);
    });
  }

  replace(scope: Scope, id: number, { version, ...content }: z.output<typeof ReplaceEstimate>): Promise<Estimate> {
    return this.db.tx(async () => {
      const row = await this.held(scope, id);
      if (version !== undefined && version !== row.version) throw new VersionConflict();
      return this.write(scope, row, { ...content, projectId: row.isTemplate ? null : content.projectId });
    });
  }

  /** What is there already grows by the quantity. */
  add(scope: Scope, id: number, { lines }: z.output<typeof AddEstimateLines>): Promise<Estimate> {
    return this.db.tx(async () => {
      const row = await this.held(scope, id);
      const before = await this.reader.get(scope, id);
      const all = lines.map(inCatalogue).reduce<EstimateInput['lines']>((known, line) => withLine(known, line), before.lines);
      if (all.length > MOST_LINES)
        throw new Conflict(ErrorCode.estimateFull, `An estimate may have at most ${MOST_LINES} lines`, 'lines');
      const { name, projectId, supplier, labour, wastePercent, marginPercent, gst, notes } = before;
      return this.write(scope, row, { name, projectId, supplier, labour, wastePercent, marginPercent, gst, notes, lines: all });
    });
  }

  /** It can be had back for a day. */
  remove(scope: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      await this.held(scope, id);
      const now = Date.now();
      await this.purge(scope, new Date(now - KEPT_MS));
      await this.db.repo(EstimateRow).update({ id, companyId: scope.companyId }, { deletedAt: new Date(now) });
    });
  }

  restore(scope: Scope, id: number): Promise<Estimate> {
    return this.db.tx(async () => {
      const row = await this.db.findForUpdate(EstimateRow, { id, companyId: scope.companyId });
      if (!row) throw new NotFound('No such estimate');
      await this.db.repo(EstimateRow).update({ id, companyId: scope.companyId }, { deletedAt: null });
      return this.reader.get(scope, id);
    });
  }

  private async write(scope: Scope, row: EstimateRow, content: EstimateInput): Promise<Estimate> {
    const figures = await this.figures(scope, content, row.projectId);
    const change = { ...columnsOf(content), ...figures, updatedAt: new Date(Date.now()), version: row.version + 1 };
    await this.db.repo(EstimateRow).update({ id: row.id, companyId: scope.companyId }, change);
    await this.db.repo(EstimateLineRow).delete({ estimateId: row.id, companyId: scope.companyId });
    await this.writeLines(scope, row.id, content);
    return this.reader.get(scope, row.id);
  }

  /** Checks what it names, and works it out. A job that it hung on before may be gone. */
  private async figures(scope: Scope, content: EstimateInput, known: number | null = null) {
    const { projectId, supplier } = content;
    if (projectId !== null && projectId !== known && !(await this.projects.find(scope, projectId)))
      throw new Invalid('projectId', 'No such project');
    const supply = await this.reader.supply(scope, supplier);
    if (supply.key !== supplier) throw new Invalid('supplier', 'No such price list');
    const { waste, margin, gst } = columnsOf(content);
    const rows = linesOf(content);
    const offers = await this.offers.of(
      scope,
      rows.flatMap(({ materialId }) => materialId ?? []),
    );
    const totalCents = totalOf(() => sumsOf({ waste, margin, gst }, readLines(rows, offers), supply).totalCents);
    return { lineCount: rows.length, totalCents };
  }

  private async writeLines({ companyId }: Scope, estimateId: number, content: EstimateInput): Promise<void> {
    const rows = linesOf(content).map((line) => ({ ...line, companyId, estimateId }));
    for (let at = 0; at < rows.length; at += 200) await this.db.repo(EstimateLineRow).insert(rows.slice(at, at + 200));
  }

  private async held({ companyId }: Scope, id: number): Promise<EstimateRow> {
    const row = await this.db.findForUpdate(EstimateRow, { id, companyId, deletedAt: IsNull() });
    if (!row) throw new NotFound('No such estimate');
    return row;
  }

  private async purge({ companyId }: Scope, before: Date): Promise<void> {
    const old = await this.db.repo(EstimateRow).find({ where: { companyId, deletedAt: LessThan(before) }, take: 100 });
    if (old.length === 0) return;
    const estimateId = In(old.map(({ id }) => id));
    await this.db.repo(EstimateLinkRow).delete({ companyId, estimateId });
    await this.db.repo(EstimateLineRow).delete({ companyId, estimateId });
    await this.db.repo(EstimateRow).delete({ companyId, id: estimateId });
  }
}

function totalOf(work: () => number): number {
  let cents = Number.POSITIVE_INFINITY;
  try {
    cents = work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  if (cents > MOST_CENTS) throw new Invalid('lines', 'This comes to more than 999,999,999.99');
  return cents;
}
