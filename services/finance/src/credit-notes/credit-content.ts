import { type CreateCreditNote, ErrorCode } from '@dwang/contracts';
import { centsToDecimal, sumCredit, type TaxedSums } from '@dwang/domain';
import { Conflict } from '@dwang/platform';
import type { z } from 'zod';
import type { InvoiceRow } from '../invoices/invoice.entity';
import { type NewLine, toLine } from '../invoices/invoice-content';
import type { InvoiceLineRow } from '../invoices/invoice-line.entity';

export type CreditInput = z.output<typeof CreateCreditNote>;

export interface CreditContent extends TaxedSums {
  lines: NewLine[];
  discountCents: number;
}

/** The invoice, and what earlier credit notes left of it. */
export interface Credited {
  invoice: InvoiceRow;
  lines: readonly InvoiceLineRow[];
  left: TaxedSums;
}

/** What is credited: the lines that were typed, or all that is left. Throws `Conflict` for more than is left. */
export function creditContent(input: CreditInput, credited: Credited): CreditContent {
  const { invoice, left } = credited;
  if (left.totalCents === 0) throw tooMuch('Nothing is left to credit on this invoice.');
  if (input.lines.length === 0) return { ...wholeLines(credited), ...left };
  const lines = input.lines.map(toLine);
  const sums = sumCredit(
    lines.map(({ amountCents }) => amountCents),
    { gst: invoice.gst, invoice, left },
  );
  if (!sums) throw tooMuch(`Enter more than 0 and no more than is left: ${centsToDecimal(mostOf(credited))}.`);
  return { lines, discountCents: 0, ...sums };
}

const tooMuch = (detail: string) => new Conflict(ErrorCode.creditTooMuch, detail, 'lines');

/** In the prices of the invoice. */
const mostOf = ({ invoice, left }: Credited): number => (invoice.gst === 'inclusive' ? left.totalCents : left.subtotalCents);

/** The lines of the invoice with its discount, or one line for the rest where something was credited before. */
function wholeLines(credited: Credited): Pick<CreditContent, 'lines' | 'discountCents'> {
  const { invoice, lines } = credited;
  if (invoice.creditedCents === 0) {
    const copied = lines.map(({ kind, description, quantity, unit, unitPriceCents, amountCents }) => ({
      kind,
      description,
      quantity,
      unit,
      unitPriceCents,
      amountCents,
    }));
    return { lines: copied, discountCents: invoice.discountCents };
  }
  const amount = { unitPriceCents: mostOf(credited), amountCents: mostOf(credited) };
  const rest = {
    kind: 'other' as const,
    description: `Rest of ${invoice.invoiceNumber}`,
    quantity: '1.000',
    unit: '',
    ...amount,
  };
  return { lines: [rest], discountCents: 0 };
}
