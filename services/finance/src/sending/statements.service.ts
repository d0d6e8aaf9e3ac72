import type { ClientStatement, StatementQuery } from '@dwang/contracts';
import { addDays, centsToDecimal, openCents } from '@dwang/domain';
import { Database, Invalid, NotFound, type Scope } from '@dwang/platform';
import { ClientDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { InvoiceRow } from '../invoices/invoice.entity';
import { OPEN_STATUSES } from '../invoices/invoice-moves';
import { InvoiceParties } from '../invoices/invoice-parties';
import { todayOf } from '../invoices/invoice-reader';
import { ClientCredits } from '../payments/client-credits';
import { ClientLedger } from './client-ledger';

const USUAL_DAYS = 90;

/** What stands between a client and the business: each invoice, payment and credit of a period, with the balance before and after. */
@Injectable()
export class Statements {
  constructor(
    private readonly db: Database,
    private readonly ledger: ClientLedger,
    private readonly clients: ClientDirectory,
    private readonly parties: InvoiceParties,
    private readonly credits: ClientCredits,
  ) {}

  async of(scope: Pick<Scope, 'companyId' | 'timeZone'>, clientId: number, asked: StatementQuery): Promise<ClientStatement> {
    const today = todayOf(scope);
    const to = asked.to ?? today;
    const from = asked.from ?? addDays(to, -USUAL_DAYS);
    if (from > to) throw new Invalid('to', 'Must not be before the first day');
    const [client] = await this.clients.findAll(scope, [clientId]);
    if (!client) throw new NotFound('No such client');
    const openingCents = await this.ledger.before(scope, clientId, from);
    const entries = await this.ledger.between(scope, clientId, from, to);
    let cents = openingCents;
    const lines = entries.map(({ day, kind, invoiceId, text, amountCents }) => {
      cents += amountCents;
      return { day, kind, invoiceId, text, amount: centsToDecimal(amountCents), balance: centsToDecimal(cents) };
    });
    const open = await this.open(scope, clientId);
    return {
      clientId,
      clientName: client.name,
      seller: await this.parties.seller(scope),
      buyer: await this.parties.buyer(scope, clientId),
      from,
      to,
      opening: centsToDecimal(openingCents),
      lines,
      closing: centsToDecimal(cents),
      open: open.map((row) => ({
        id: row.id,
        invoiceNumber: row.invoiceNumber ?? '',
        issueDate: row.issueDate,
        dueDate: row.dueDate,
        total: centsToDecimal(row.totalCents),
        balance: centsToDecimal(openCents(row)),
      })),
      ageing: ageingOf(open, today),
      credit: centsToDecimal(await this.credits.available(scope.companyId, clientId)),
    };
  }

  private open({ companyId }: Pick<Scope, 'companyId'>, clientId: number): Promise<InvoiceRow[]> {
    const where = { companyId, clientId, status: In([...OPEN_STATUSES]) };
    return this.db.repo(InvoiceRow).find({ where, order: { dueDate: 'ASC', id: 'ASC' } });
  }
}

function ageingOf(open: readonly InvoiceRow[], today: string): ClientStatement['ageing'] {
  const due = (from: number, to: number) => {
    const [oldest, newest] = [addDays(today, -to), addDays(today, -from)];
    const cents = open
      .filter(({ dueDate }) => dueDate >= oldest && dueDate <= newest)
      .reduce((sum, row) => sum + openCents(row), 0);
    return centsToDecimal(cents);
  };
  return {
    current: due(-36_500, 0),
    days1to30: due(1, 30),
    days31to60: due(31, 60),
    days61to90: due(61, 90),
    over90: due(91, 36_500),
  };
}
