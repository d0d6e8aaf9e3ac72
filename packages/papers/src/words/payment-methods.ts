import type { PaymentMethod } from '@dwang/contracts';

const METHODS: Record<PaymentMethod, string> = {
  bank: 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  credit: 'Client credit',
  other: 'Other',
};

export const isMethod = (text: string): text is PaymentMethod => Object.hasOwn(METHODS, text);

export const paymentMethodName = (method: PaymentMethod): string => METHODS[method];
