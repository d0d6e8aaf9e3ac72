import { ErrorCode, type RetentionMove } from '@dwang/contracts';
import { centsToDecimal, type GstKind, shownInvoiceStatus } from '@dwang/domain';
import { Conflict, Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { CreditNoteRow } from '../credit-notes/credit-note.entity';
import { InvoiceRow } from '../invoices/invoice.entity';
import { InvoiceLineRow } from '../invoices/invoice-line.entity';
import { todayOf } from '../invoices/invoice-reader';
import { centsByKind, type KindCents, lessKinds } from '../quotes/kind-cents';
import { RetentionRow } from './retention.entity';

/** Of one job, in cents: kept back ever, invoiced again, on drafts that bill a release, and on drafts that hold back. */
export interface RetentionSums {
  heldCents: number;
  releasedCents: number;
  draftedCents: number;
  holdingCents: number;
}

const NOTHING: RetentionSums = { heldCents: 0, releasedCents: 0, draftedCents: 0, holdingCents: 0 };
const ISSUED = "invoice.status NOT IN ('draft', 'void', 'credited')";
/** What credit notes take back has the sign of what they take it of. */
const CREDITED: Record<'heldCents' | 'releasedCents', string> = {
  heldCents: 'CASE WHEN note.retentionCents < 0 THEN -note.retentionCents ELSE 0 END',
  releasedCents: 'CASE WHEN note.retentionCents > 0 THEN note.retentionCents ELSE 0 END',
};
const SUMS: Record<keyof RetentionSums, string> = {
  heldCents: `CASE WHEN ${ISSUED} AND line.amountCents < 0 THEN -line.amountCents ELSE 0 END`,
  releasedCents: `CASE WHEN ${ISSUED} AND line.amountCents > 0 THEN line.amountCents ELSE 0 END`,
  draftedCents: "CASE WHEN invoice.status = 'draft' AND line.amountCents > 0 THEN line.amountCents ELSE 0 END",
  holdingCents: "CASE WHEN invoice.status = 'draft' AND line.amountCents < 0 THEN -line.amountCents ELSE 0 END",
};

const overReleased = (heldCents: number, lessCents: number): string =>
  `${centsToDecimal(Math.max(0, heldCents))} of retention is held on this job and not released yet, and this would take ${centsToDecimal(lessCents)} of it. Lower the release, or credit the one that was billed before.`;

const overHeld = (heldCents: number, capCents: number): string =>
  `This would make ${centsToDecimal(heldCents)} of retention held on this job in all, and its contract allows ${centsToDecimal(capCents)}. Take the retention line off this draft and hold it anew.`;

/** What is held on jobs, worked out from the retention lines of their invoices. */
@Injectable()
export class RetentionLedger {
  constructor(private readonly db: Database) {}

  /**
   * Does what changes an invoice, and throws `Conflict` when afterwards more is released of its job than was held, or more held than its
   * contract allows in all. Call it inside a transaction.
   */
  async guard<Done>({ companyId, projectId }: InvoiceRow, change: () => Promise<Done>): Promise<Done> {
    if (projectId === null) return change();
    const sums = async () => (await this.sums({ companyId }, [projectId]))(projectId);
    const before = await sums();
    const done = await change();
    const after = await sums();
    const [left, leftNow] = [before, after].map(({ heldCents, releasedCents }) => heldCents - releasedCents) as [number, number];
    if (leftNow < 0 && leftNow < left) throw new Conflict(ErrorCode.retentionMove, overReleased(left, left - leftNow));
    if (after.heldCents > before.heldCents) await this.demandCap(companyId, projectId, after.heldCents);
    return done;
  }

  /** The second of two drafts may be issued after the first took what the contract still allowed. */
  private async demandCap(companyId: number, projectId: number, heldCents: number): Promise<void> {
    const agreed = await this.db.repo(RetentionRow).findOneBy({ companyId, projectId });
    if (agreed?.capCents == null || heldCents <= agreed.capCents) return;
    throw new Conflict(ErrorCode.retentionMove, overHeld(heldCents, agreed.capCents));
  }

  /** By job. */
  async sums({ companyId }: Pick<Scope, 'companyId'>, projectIds: readonly number[]): Promise<(id: number) => RetentionSums> {
    if (projectIds.length === 0) return () => NOTHING;
    const query = this.lines(companyId)
      .select('invoice.projectId', 'projectId')
      .andWhere('invoice.projectId IN (:...projectIds)', { projectIds })
      .groupBy('invoice.projectId');
    for (const [name, expression] of Object.entries(SUMS)) query.addSelect(`SUM(${expression})`, name);
    const raw = await query.getRawMany<Record<keyof RetentionSums | 'projectId', string | number>>();
    const credits = this.notes(companyId)
      .select('invoice.projectId', 'projectId')
      .andWhere('invoice.projectId IN (:...projectIds)', { projectIds })
      .groupBy('invoice.projectId');
    for (const [name, expression] of Object.entries(CREDITED)) credits.addSelect(`SUM(${expression})`, name);
    const credited = await credits.getRawMany<Record<keyof typeof CREDITED | 'projectId', string | number>>();
    const creditOf = new Map(credited.map((one) => [Number(one.projectId), one]));
    const byJob = new Map(
      raw.map(({ projectId, heldCents, releasedCents, draftedCents, holdingCents }): [number, RetentionSums] => {
        const credit = creditOf.get(Number(projectId));
        return [
          Number(projectId),
          {
            heldCents: Number(heldCents) - Number(credit?.heldCents ?? 0),
            releasedCents: Number(releasedCents) - Number(credit?.releasedCents ?? 0),
            draftedCents: Number(draftedCents),
            holdingCents: Number(holdingCents),
          },
        ];
      }),
    );
    return (id) => byJob.get(id) ?? NOTHING;
  }

  /** What is held on a job and neither released nor on a draft that bills its release, of each kind of lines. */
  async heldByKind({ companyId }: Pick<Scope, 'companyId'>, projectId: number): Promise<KindCents> {
    const raw = await this.lines(companyId)
      .select('line.gstKind', 'kind')
      .addSelect('SUM(line.amountCents)', 'cents')
      .andWhere('invoice.projectId = :projectId', { projectId })
      .andWhere(`(${ISSUED} OR (invoice.status = 'draft' AND line.amountCents > 0))`)
      .groupBy('line.gstKind')
      .getRawMany<{ kind: GstKind; cents: string | number }>();
    const notes = await this.notes(companyId).andWhere('invoice.projectId = :projectId', { projectId }).getMany();
    const lines = raw.map(({ kind, cents }) => ({ kind, cents: Number(cents) }));
    const held = lessKinds(centsByKind(notes.flatMap((note) => note.retentionByKind)), lines);
    return new Map([...held].map(([kind, cents]) => [kind, Math.max(0, cents)]));
  }

  /** The issued invoices of a job that hold or release something, the newest first; at most 200. */
  async moves(scope: Scope, projectId: number): Promise<RetentionMove[]> {
    const raw = await this.lines(scope.companyId)
      .select('invoice.id', 'id')
      .addSelect('SUM(line.amountCents)', 'cents')
      .andWhere('invoice.projectId = :projectId', { projectId })
      .andWhere(ISSUED)
      .groupBy('invoice.id')
      .orderBy('invoice.id', 'DESC')
      .limit(200)
      .getRawMany<{ id: string | number; cents: string | number }>();
    const cents = new Map(raw.map((one) => [Number(one.id), Number(one.cents)]));
    const invoices = await this.db.repo(InvoiceRow).find({
      where: { companyId: scope.companyId, id: In([...cents.keys()]) },
      order: { issueDate: 'DESC', id: 'DESC' },
    });
    const notes = await this.notes(scope.companyId)
      .select('note.invoiceId', 'id')
      .addSelect('SUM(note.retentionCents)', 'cents')
      .andWhere('invoice.projectId = :projectId', { projectId })
      .groupBy('note.invoiceId')
      .getRawMany<{ id: string | number; cents: string | number }>();
    for (const { id, cents: credited } of notes) cents.set(Number(id), (cents.get(Number(id)) ?? 0) - Number(credited));
    const today = todayOf(scope);
    return invoices.map(({ id, invoiceNumber, issueDate, dueDate, status }) => ({
      invoiceId: id,
      invoiceNumber: invoiceNumber ?? '',
      invoiceStatus: shownInvoiceStatus(status, dueDate, today),
      day: issueDate,
      held: centsToDecimal(-(cents.get(id) ?? 0)),
    }));
  }

  /** Credit notes of invoices that still stand. */
  private notes(companyId: number) {
    return this.db
      .repo(CreditNoteRow)
      .createQueryBuilder('note')
      .innerJoin(InvoiceRow, 'invoice', 'invoice.id = note.invoiceId')
      .where(`note.companyId = :companyId AND note.retentionCents <> 0 AND ${ISSUED}`, { companyId });
  }

  private lines(companyId: number) {
    return this.db
      .repo(InvoiceLineRow)
      .createQueryBuilder('line')
      .innerJoin(InvoiceRow, 'invoice', 'invoice.id = line.invoiceId')
      .where("line.companyId = :companyId AND line.kind = 'retention' AND invoice.projectId IS NOT NULL", { companyId });
  }
}
