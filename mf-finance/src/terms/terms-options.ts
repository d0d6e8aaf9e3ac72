import { PAYMENT_TERMS, type PaymentTerms, paymentTermsText } from '@dwang/domain';

/** What can be chosen, and what is chosen already. */
export const termsOptions = (chosen: PaymentTerms | undefined) =>
  [...new Set([...PAYMENT_TERMS, ...(chosen ? [chosen] : [])])].map((value) => ({ value, label: paymentTermsText(value) }));
