import { Injectable } from '@nestjs/common';
import { InvoiceSequence } from '../numbering/invoice-sequence';

/** `QU-{year}-{month}{sequence}`, in a sequence of its own per company and month. */
@Injectable()
export class QuoteNumbers {
  constructor(private readonly sequence: InvoiceSequence) {}

  /** Draws the next number of the month of `issueDate`; the company's other draws wait until the transaction ends. */
  async next(companyId: number, issueDate: string): Promise<string> {
    const period = issueDate.slice(0, 7);
    const [year, month] = period.split('-');
    return `QU-${year}-${month}${String(await this.sequence.next(companyId, `QU${period}`)).padStart(3, '0')}`;
  }
}
