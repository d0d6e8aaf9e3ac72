import type { CreatePayment, Invoice, PaymentMethod } from '@dwang/contracts';
import { sumMoney } from '@dwang/domain';
import { parseMoney } from '@dwang/kit/form';

export interface PaymentValues {
  uid: string;
  amount: string;
  day: string;
  method: PaymentMethod;
  reference: string;
  notes: string;
}

/** What may still come without being too much: what is open, and what was written off. */
export const toComeOf = ({ balance, writtenOff }: Pick<Invoice, 'balance' | 'writtenOff'>): string =>
  sumMoney([balance, writtenOff]);

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
