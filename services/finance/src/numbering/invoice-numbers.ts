import { ErrorCode } from '@dwang/contracts';
import { dayText, fold } from '@dwang/domain';
import { Conflict, Database, isUniqueViolation, searchText } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { InvoiceRow } from '../invoices/invoice.entity';
import { InvoiceSequence } from './invoice-sequence';
import { counterKey, type PaperSeries, paperNumber } from './paper-series';

type Numbered = Pick<InvoiceRow, 'id' | 'companyId' | 'issueDate' | 'clientName'>;

/** `the void invoice A-1 of 5 Apr 2026 for Tāne Construction, which keeps its number` */
function holderText({ status, invoiceNumber, issueDate, clientName }: InvoiceRow): string {
  const kind = status === 'void' ? 'the void invoice' : status === 'draft' ? 'the draft invoice' : 'invoice';
  const kept = status === 'void' ? ', which keeps its number' : '';
  return `${kind} ${invoiceNumber} of ${dayText(issueDate)} for ${clientName}${kept}`;
}

/** Gives invoices, credit notes and quotes their number, once. The database's unique key has the last word. */
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
    for (;;) {
      const number = await this.next('invoice', invoice.companyId, invoice.issueDate);
      if (await this.write(invoice, number)) return number;
    }
  }

  /** Draws the next number of the month of `issueDate`; the company's other draws wait until the transaction ends. */
  async next(series: PaperSeries, companyId: number, issueDate: string): Promise<string> {
    const month = issueDate.slice(0, 7);
    return paperNumber(series, month, await this.sequence.next(companyId, counterKey(series, month)));
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
