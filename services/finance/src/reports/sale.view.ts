import { centsToDecimal } from '@dwang/domain';
import { addSales, NO_SALE, type Sale } from './sales';

export const toMoney = ({ invoicedCents, gstCents, receivedCents }: Sale) => ({
  invoiced: centsToDecimal(invoicedCents),
  gst: centsToDecimal(gstCents),
  received: centsToDecimal(receivedCents),
});

/** Of all rows of a report. */
export function saleTotals(rows: readonly Sale[]) {
  const all = rows.reduce(addSales, NO_SALE);
  return { count: rows.length, invoices: all.invoices, ...toMoney(all) };
}
