import { isApiError } from '@dwang/client';
import { ErrorCode } from '@dwang/contracts';
import { Link } from '@dwang/kit';

/** The id of the invoice that has the number which was refused; undefined of any other error. */
export const holderOfNumber = (error: unknown): number | undefined =>
  isApiError(error) && error.code === ErrorCode.invoiceNumberTaken ? error.rowId : undefined;

/** Leads to the invoice that has the number. What is typed in the form waits there. */
export const TakenNumber = ({ invoiceId }: { invoiceId: number }) => (
  <Link to={`/invoices/${invoiceId}`}>Open the invoice that has this number</Link>
);
