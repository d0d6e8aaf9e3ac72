import type { Invoice, InvoiceDocumentQuery } from '@dwang/contracts';
import { CSV_START, csvLine } from '@dwang/domain';
import { XERO_COLUMNS, XERO_MOST, xeroCreditRows, xeroRows } from '@dwang/domain/einvoice';
import { eachRow, saveFile } from '@dwang/kit/export';
import { useLazyCreditNoteRowsQuery, useLazyGetCreditNoteQuery } from '../../api/credit-notes';
import { useLazyListDocumentsQuery } from '../../api/invoices';

export interface XeroCounts {
  invoices: number;
  creditNotes: number;
}

const isIssued = ({ status }: Invoice): boolean => status !== 'draft' && status !== 'void';

/** The documents of a file, split where it would hold more than Xero takes. */
class XeroFiles {
  count = 0;
  private readonly files: string[][] = [];

  add(rows: readonly string[][]): void {
    if (this.count % XERO_MOST === 0) this.files.push([CSV_START + csvLine(XERO_COLUMNS)]);
    this.files.at(-1)?.push(...rows.map(csvLine));
    this.count += 1;
  }

  save(name: string): void {
    for (const [index, lines] of this.files.entries()) {
      const part = this.files.length > 1 ? `-part-${index + 1}` : '';
      saveFile(new Blob(lines, { type: 'text/csv' }), `${name}${part}.csv`);
    }
  }
}

/** Saves the issued invoices of a list for Xero, and the credit notes of the same days in a file of their own. */
export function useXeroExport() {
  const [readInvoices] = useLazyListDocumentsQuery();
  const [readNotes] = useLazyCreditNoteRowsQuery();
  const [readNote] = useLazyGetCreditNoteQuery();
  return async (query: InvoiceDocumentQuery, accountCode: string, day: string): Promise<XeroCounts> => {
    const [invoices, notes] = [new XeroFiles(), new XeroFiles()];
    for await (const invoice of eachRow((cursor) => readInvoices({ ...query, ...(cursor && { cursor }) }).unwrap()))
      if (isIssued(invoice)) invoices.add(xeroRows(invoice, accountCode));
    const { from, to } = query;
    const days = { ...(from && { from }), ...(to && { to }) };
    for await (const { id } of eachRow((cursor) => readNotes({ ...days, limit: 200, ...(cursor && { cursor }) }).unwrap()))
      notes.add(xeroCreditRows(await readNote(id).unwrap(), accountCode));
    invoices.save(`Xero-sales-${day}`);
    notes.save(`Xero-credit-notes-${day}`);
    return { invoices: invoices.count, creditNotes: notes.count };
  };
}
