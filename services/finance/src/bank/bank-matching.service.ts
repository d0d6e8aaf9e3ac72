import { randomUUID } from 'node:crypto';
import { type BankLine, ErrorCode, type MatchBankLine } from '@dwang/contracts';
import { centsToDecimal, parseCents } from '@dwang/domain';
import { Conflict, Database, Invalid, NotFound, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { InvoiceRows } from '../invoices/invoice-rows';
import { PaymentRow } from '../payments/payment.entity';
import { PaymentBook } from '../payments/payment-book';
import { BankLineRow } from './bank-line.entity';
import { BankLines } from './bank-lines.service';
import { BankLinks } from './bank-links';

type Parts = z.output<typeof MatchBankLine>['invoices'];

/** What is done with bank lines. Each holds the line, so that of two at once one comes after the other; a repetition changes nothing. */
@Injectable()
export class BankMatching {
  constructor(
    private readonly db: Database,
    private readonly lines: BankLines,
    private readonly links: BankLinks,
    private readonly payments: PaymentBook,
    private readonly invoices: InvoiceRows,
  ) {}

  /** Makes the line's money payments for the invoices, all or none. */
  async match(scope: Scope, id: number, parts: Parts): Promise<BankLine> {
    await this.db.tx(async () => {
      const seen = await this.find(scope, id);
      demandAll(seen, parts);
      // Invoices are held before the line, as by whoever removes a payment.
      for (const invoiceId of parts.map((part) => part.invoiceId).sort((a, b) => a - b))
        await this.invoices.hold(scope, invoiceId);
      const line = await this.hold(scope, id);
      if (line.state === 'matched' && (await this.isSame(line, parts))) return;
      if (line.state !== 'new') throw settled(line);
      for (const part of parts) await this.pay(scope, line, part);
      await this.write(line, 'matched');
    });
    return this.lines.get(scope, id);
  }

  async ignore(scope: Scope, id: number): Promise<BankLine> {
    await this.db.tx(async () => {
      const line = await this.hold(scope, id);
      if (line.state === 'matched') throw settled(line);
      if (line.state === 'new') await this.write(line, 'ignored');
    });
    return this.lines.get(scope, id);
  }

  /** Makes the line new again; payments that were made of it are removed. */
  async undo(scope: Scope, id: number): Promise<BankLine> {
    await this.db.tx(async () => {
      const { companyId } = scope;
      const seen = await this.find(scope, id);
      if (seen.state === 'matched') {
        // Removing the last of them makes it new.
        for (const { paymentId } of await this.links.ofLine(companyId, id))
          await this.payments.remove(scope, paymentId, 'Bank match undone');
      } else {
        const line = await this.hold(scope, id);
        if (line.state === 'ignored') await this.write(line, 'new');
      }
    });
    return this.lines.get(scope, id);
  }

  private async find({ companyId }: Scope, id: number): Promise<BankLineRow> {
    const row = await this.db.repo(BankLineRow).findOneBy({ id, companyId });
    if (!row) throw new NotFound('No such bank line');
    return row;
  }

  private async hold({ companyId }: Scope, id: number): Promise<BankLineRow> {
    const row = await this.db.findForUpdate(BankLineRow, { id, companyId });
    if (!row) throw new NotFound('No such bank line');
    return row;
  }

  private async write({ id, companyId }: BankLineRow, state: BankLineRow['state']): Promise<void> {
    await this.db.repo(BankLineRow).update({ id, companyId }, { state });
  }

  private async pay(scope: Scope, line: BankLineRow, { invoiceId, amount }: Parts[number]): Promise<void> {
    const uid = randomUUID();
    const { day, payee, particulars, code, reference, details } = line;
    const notes = [payee, particulars, code, details].filter((text) => text !== '').join(' · ');
    await this.payments.add(scope, invoiceId, { uid, amount, day, method: 'bank', reference, notes });
    const { id } = await this.db.repo(PaymentRow).findOneByOrFail({ companyId: scope.companyId, uid });
    await this.links.add(scope, line.id, id);
  }

  private async isSame({ id, companyId }: BankLineRow, parts: Parts): Promise<boolean> {
    const made = (await this.links.ofLine(companyId, id)).map(({ paymentId }) => paymentId);
    const paid = this.db
      .repo(PaymentRow)
      .createQueryBuilder('payment')
      .where({ companyId, id: In(made) });
    const rows = await this.db.lock(paid).getMany();
    const said = (invoiceId: number | null, cents: number) => `${invoiceId} ${cents}`;
    const stored = rows.map(({ invoiceId, amountCents }) => said(invoiceId, amountCents)).sort();
    return (
      stored.join() ===
      parts
        .map(({ invoiceId, amount }) => said(invoiceId, parseCents(amount)))
        .sort()
        .join()
    );
  }
}

function demandAll({ amountCents }: BankLineRow, parts: Parts): void {
  const sum = parts.reduce((total, { amount }) => total + parseCents(amount), 0);
  if (sum === amountCents) return;
  throw new Invalid('invoices', `The amounts make ${centsToDecimal(sum)}, but ${centsToDecimal(amountCents)} came`);
}

const settled = ({ state }: BankLineRow) =>
  new Conflict(ErrorCode.bankLineSettled, `This line is ${state} already. Undo that first.`);
