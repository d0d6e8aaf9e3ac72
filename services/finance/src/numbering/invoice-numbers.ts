import { ErrorCode } from '@dwang/contracts';
import { dayText, fold } from '@dwang/domain';
import { Conflict, Database, isUniqueViolation, searchText } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { InvoiceRow } from '../invoices/invoice.entity';
import { InvoiceSequence } from './invoice-sequence';

type Numbered = Pick<InvoiceRow, 'id' | 'companyId' | 'issueDate' | 'clientName'>;

const numbered = (prefix: string, period: string, sequence: number): string => {
  const [year, month] = period.split('-');
  return `${prefix}-${year}-${month}${String(sequence).padStart(3, '0')}`;
};

/** `INV-{year}-{month}{sequence}`, the sequence of three digits, or more past 999. Source: specification 2, section 9. */
export const formatInvoiceNumber = (period: string, sequence: number): string => numbered('INV', period, sequence);

/** `the void invoice A-1 of 5 Apr 2026 for Tāne Construction, which keeps its number` */
function holderText({ status, invoiceNumber, issueDate, clientName }: InvoiceRow): string {
  const kind = status === 'void' ? 'the void invoice' : status === 'draft' ? 'the draft invoice' : 'invoice';
  const kept = status === 'void' ? ', which keeps its number' : '';
  return `${kind} ${invoiceNumber} of ${dayText(issueDate)} for ${clientName}${kept}`;
}

/** Gives invoices and credit notes their number, once. The database's unique key has the last word. */
@Injectable()
export class InvoiceNumbers {
  constructor(
    private readonly db: Database,
    private readonly sequence: InvoiceSequence,
  ) {}

  /** Writes a number that was typed by hand; `Conflict` on invoiceNumber, naming the invoice that has it, when it is taken. */
  async setTyped(invoice: Numbered, number: string): Promise<void> {
    if (await this.write(invoice, number)) return;
    const { companyId } = invoice;
    const holder = await this.db.repo(InvoiceRow).findOneBy({ companyId, numberKey: fold(number) });
    const by = holder ? ` by ${holderText(holder)}` : '';
    throw new Conflict(
      ErrorCode.invoiceNumberTaken,
      `Invoice number ${number} is already taken${by}`,
      'invoiceNumber',
      holder?.id,
    );
  }

  /** Draws and writes the next free number of the issue date's month; numbers typed by hand are passed over. */
  async setNext(invoice: Numbered): Promise<string> {
    const period = invoice.issueDate.slice(0, 7);
    for (;;) {
      const number = formatInvoiceNumber(period, await this.sequence.next(invoice.companyId, period));
      if (await this.write(invoice, number)) return number;
    }
  }

  /** Draws the next number of a credit note, `CN-{year}-{month}{sequence}`, in a sequence of its own. */
  async nextCreditNote(companyId: number, issueDate: string): Promise<string> {
    const period = issueDate.slice(0, 7);
    return numbered('CN', period, await this.sequence.next(companyId, `CN${period}`));
  }

  private async write({ id, companyId, clientName }: Numbered, invoiceNumber: string): Promise<boolean> {
    const numberKey = fold(invoiceNumber);
    if (await this.db.repo(InvoiceRow).existsBy({ companyId, numberKey })) return false;
    try {
      const folded = searchText([invoiceNumber, clientName], 400);
      await this.db.repo(InvoiceRow).update({ id, companyId }, { invoiceNumber, numberKey, searchText: folded });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}
