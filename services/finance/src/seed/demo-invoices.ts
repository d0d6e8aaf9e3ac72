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

/** The invoice of this job is paid in part. */
export const PART_PAID = { project: 'Whānau Ora reception', amount: '600.50', reference: 'Deposit' };

/** The invoice of this job is taken back whole. */
export const CREDITED = { project: 'Motel unit 7 leak', reason: 'Call-out was covered by the earlier invoice' };

/** The invoice of this job is a payment claim and holds 5 % back: 2,233.86 - 111.69 = 2,122.17. */
export const CLAIMED = {
  project: 'Te Awamutu classroom re-roof',
  lines: [
    { kind: 'other', description: 'Re-roof of block B, second stage', quantity: '1', unitPrice: '2233.86' },
    { kind: 'retention', description: 'Less retention, 5% of $2,233.86', quantity: '-1', unitPrice: '111.69' },
  ],
};

/** A draft with lines, and a discount for a good customer. */
export const DISCOUNTED = {
  project: "O'Neill kitchen",
  status: 'draft',
  discount: { kind: 'percent', value: '5' },
  terms: 'Payment within 14 days of the invoice.',
  lines: [
    { kind: 'other', description: 'Remove the old kitchen', quantity: '1', unitPrice: '950.00' },
    { kind: 'material', description: 'Kitchen units, birch ply', quantity: '6', unit: 'each', unitPrice: '385.00' },
    { kind: 'material', description: 'Bench top, 40 mm tōtara', quantity: '3.6', unit: 'm', unitPrice: '210.00' },
  ],
};

/**
 * Three wait for money: 1,450.00 + 2,440.50 + 894.50 = 4,785.00, the specification's figures; of the third 600.50 of 1,495.00 is paid. None
 * is overdue when the demo is made, so that the pending card alone shows them; 2,440.50 falls due tomorrow and turns overdue by itself.
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
  { project: PART_PAID.project, subtotal: '1300.00', status: 'pending', issuedDaysAgo: 2, dueInDays: 12 },
  { project: CREDITED.project, subtotal: '380.00', status: 'pending', issuedDaysAgo: 20, dueInDays: -6 },
];
