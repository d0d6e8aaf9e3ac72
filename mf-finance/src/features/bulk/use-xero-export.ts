import type { Invoice, InvoiceDocumentQuery } from '@dwang/contracts';
import { CSV_START, csvLine } from '@dwang/domain';
import { XERO_COLUMNS, XERO_MOST, xeroRows } from '@dwang/domain/einvoice';
import { eachRow, saveFile } from '@dwang/kit/export';
import { useLazyListDocumentsQuery } from '../../api/invoices';

const isIssued = ({ status }: Invoice): boolean => status !== 'draft' && status !== 'void';

/** Saves the issued invoices of a list for Xero, at most as many in one file as it takes; answers how many there were. */
export function useXeroExport() {
  const [read] = useLazyListDocumentsQuery();
  return async (query: InvoiceDocumentQuery, accountCode: string, name: string): Promise<number> => {
    const files: string[][] = [];
    let count = 0;
    for await (const invoice of eachRow((cursor) => read({ ...query, ...(cursor && { cursor }) }).unwrap())) {
      if (!isIssued(invoice)) continue;
      if (count % XERO_MOST === 0) files.push([CSV_START + csvLine(XERO_COLUMNS)]);
      files.at(-1)?.push(...xeroRows(invoice, accountCode).map(csvLine));
      count += 1;
    }
    for (const [index, lines] of files.entries()) {
      const part = files.length > 1 ? `-part-${index + 1}` : '';
      saveFile(new Blob(lines, { type: 'text/csv' }), `${name}${part}.csv`);
    }
    return count;
  };
}
