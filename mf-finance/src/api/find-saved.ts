import { formatMoney } from '@dwang/kit';
import type { FindSaved } from '@dwang/kit/form';
import { quoteName } from '../quote-words';
import { invoiceName } from '../status';
import { useLazyGetCreditNoteQuery } from './credit-notes';
import { useLazyGetInvoiceQuery } from './invoices';
import { useLazyGetQuoteQuery } from './quotes';

/** Finds the invoice that an earlier try of a form made. */
export function useFindInvoice(): FindSaved {
  const [get] = useLazyGetInvoiceQuery();
  return async (id) => ({ name: invoiceName(await get(id).unwrap()), to: `/invoices/${id}` });
}

/** Finds the payment of an invoice that an earlier try recorded. */
export function useFindPayment(invoiceId: number): FindSaved {
  const [get] = useLazyGetInvoiceQuery();
  return async (id) => {
    const { payments } = await get(invoiceId).unwrap();
    const payment = payments.find((one) => one.id === id);
    return { name: payment && `a payment of ${formatMoney(payment.amount)}`, to: `/invoices/${invoiceId}` };
  };
}

/** Finds the credit note that an earlier try made. */
export function useFindCreditNote(): FindSaved {
  const [get] = useLazyGetCreditNoteQuery();
  return async (id) => ({ name: (await get(id).unwrap()).creditNoteNumber, to: `/invoices/credit-notes/${id}` });
}

/** Finds the quote that an earlier try made. */
export function useFindQuote(): FindSaved {
  const [get] = useLazyGetQuoteQuery();
  return async (id) => ({ name: quoteName(await get(id).unwrap()), to: `/quotes/${id}` });
}
