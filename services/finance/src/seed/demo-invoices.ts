import type { CreateInvoice } from '@dwang/contracts';

/** A demo invoice: the job it is for, its subtotal, and days from today. */
export interface DemoInvoice {
  project: string;
  subtotal: string;
  status: NonNullable<CreateInvoice['status']>;
  issuedDaysAgo: number;
  dueInDays: number;
}

const paid = (project: string, subtotal: string, issuedDaysAgo: number): DemoInvoice => ({
  project,
  subtotal,
  status: 'paid',
  issuedDaysAgo,
  dueInDays: 14 - issuedDaysAgo,
});

/**
 * Three wait for money: 1,450.00 + 2,440.50 + 894.50 = 4,785.00, the specification's figures. None is overdue when the demo is made, so
 * that the pending card alone shows them; 2,440.50 falls due tomorrow and turns overdue by itself.
 */
export const DEMO_INVOICES: readonly DemoInvoice[] = [
  paid('Holiday park cabins', '6480.00', 230),
  paid('Physio treatment rooms', '3875.50', 190),
  paid('Kaur garage', '2140.00', 150),
  paid('Cool store lining', '5260.25', 110),
  paid('Café courtyard', '1985.00', 80),
  paid('Motel unit 7 leak', '640.00', 48),
  { project: 'Smith deck', subtotal: '1260.87', status: 'pending', issuedDaysAgo: 6, dueInDays: 8 },
  { project: 'Te Awamutu classroom re-roof', subtotal: '2122.17', status: 'pending', issuedDaysAgo: 13, dueInDays: 1 },
  { project: 'Whānau Ora reception', subtotal: '777.83', status: 'pending', issuedDaysAgo: 2, dueInDays: 12 },
  { project: "O'Neill kitchen", subtotal: '3200.00', status: 'draft', issuedDaysAgo: 0, dueInDays: 14 },
];
