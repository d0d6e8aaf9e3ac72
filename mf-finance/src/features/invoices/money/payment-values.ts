import type { CreatePayment, Invoice, PaymentMethod } from '@dwang/contracts';
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
