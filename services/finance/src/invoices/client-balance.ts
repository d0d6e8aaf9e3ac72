import { openCents, type Settlement } from '@dwang/domain';
import { Database } from '@dwang/platform';
import { ClientDirectory, type ClientMover, ClientMoves } from '@dwang/service-jobs';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CreditNoteRow } from '../credit-notes/credit-note.entity';
import { PaymentRow } from '../payments/payment.entity';
import { WriteOffRow } from '../write-offs/write-off.entity';
import { InvoiceRow } from './invoice.entity';
import { isOpen } from './invoice-moves';

type Owed = Settlement & Pick<InvoiceRow, 'status'>;

/** What is still to be paid of an invoice, in cents. */
export const owedCents = (invoice: Owed): number => (isOpen(invoice.status) ? openCents(invoice) : 0);

/** Keeps what each client owes beside the client, and lets invoices follow a client that is merged into another. */
@Injectable()
export class ClientBalance implements ClientMover, OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientDirectory,
    private readonly moves: ClientMoves,
  ) {}

  onModuleInit(): void {
    this.moves.moveBy(this);
  }

  /** Call it in the transaction that changes the invoice, with the row as it was. */
  changed(row: InvoiceRow, change: Partial<Owed>): Promise<void> {
    return this.clients.addOutstanding(row.companyId, row.clientId, owedCents({ ...row, ...change }) - owedCents(row));
  }

  /** The names on issued invoices stay as they were printed; a draft takes the new one when it is issued. Credit goes along. */
  async moveClient(companyId: number, fromId: number, toId: number): Promise<void> {
    for (const entity of [InvoiceRow, PaymentRow, WriteOffRow, CreditNoteRow]) {
      await this.db
        .repo<InvoiceRow | PaymentRow | WriteOffRow | CreditNoteRow>(entity)
        .update({ companyId, clientId: fromId }, { clientId: toId });
    }
  }
}
