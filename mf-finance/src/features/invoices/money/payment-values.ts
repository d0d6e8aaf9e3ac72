import type { CreatePayment, Invoice, PaymentMethod } from '@dwang/contracts';
import { centsToDecimal, parseCents } from '@dwang/domain';
import { parseMoney } from '@dwang/kit/form';

export interface PaymentValues {
  uid: string;
  amount: string;
  day: string;
  method: PaymentMethod;
  reference: string;
  notes: string;
}

export const newPayment = ({ balance }: Pick<Invoice, 'balance'>, today: string): PaymentValues => ({
  uid: crypto.randomUUID(),
  amount: Number(balance) > 0 ? balance : '',
  day: today,
  method: 'bank',
  reference: '',
  notes: '',
});

export const toPaymentRequest = ({ amount, ...values }: PaymentValues): CreatePayment => ({
  ...values,
  amount: parseMoney(amount) ?? amount,
});

/** By how much a typed amount is more than what is open; null when it is not. */
export function surplusOf(amount: string | undefined, balance: string): string | null {
  const money = parseMoney(amount ?? '');
  if (money === null) return null;
  const cents = parseCents(money) - parseCents(balance);
  return cents > 0 ? centsToDecimal(cents) : null;
}
