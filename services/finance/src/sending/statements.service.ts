import type { ClientStatement, StatementQuery } from '@dwang/contracts';
import { addDays, centsToDecimal, laterDay } from '@dwang/domain';
import { Invalid, NotFound, type Scope } from '@dwang/platform';
import { ClientDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { InvoiceParties } from '../invoices/invoice-parties';
import { todayOf } from '../invoices/invoice-reader';
import { ClientLedger } from './client-ledger';
import { ClientStands, type Stand } from './client-stand';

const USUAL_DAYS = 90;

/** What stands between a client and the business: each invoice, payment and credit of a period, with the balance before and after. */
@Injectable()
export class Statements {
  constructor(
    private readonly ledger: ClientLedger,
    private readonly clients: ClientDirectory,
    private readonly parties: InvoiceParties,
    private readonly stands: ClientStands,
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
    const { open, creditCents } = await this.stands.on(scope, clientId, laterDay(to, today));
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
      open: open.map(({ invoice, balanceCents }) => ({
        id: invoice.id,
        invoiceNumber: invoice.invoiceNumber ?? '',
        issueDate: invoice.issueDate,
        dueDate: invoice.dueDate,
        total: centsToDecimal(invoice.totalCents),
        balance: centsToDecimal(balanceCents),
      })),
      ageing: ageingOf(open, today),
      credit: centsToDecimal(creditCents),
    };
  }
}

function ageingOf(open: Stand['open'], today: string): ClientStatement['ageing'] {
  const due = (from: number, to: number) => {
    const [oldest, newest] = [addDays(today, -to), addDays(today, -from)];
    const cents = open
      .filter(({ invoice }) => invoice.dueDate >= oldest && invoice.dueDate <= newest)
      .reduce((sum, { balanceCents }) => sum + balanceCents, 0);
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
