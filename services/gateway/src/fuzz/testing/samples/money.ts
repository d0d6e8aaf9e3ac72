import { FAR_DAY } from '@dwang/testing/services';
import type { Samples } from '../sample';

const LINE = { description: 'Deck', quantity: '1', unitPrice: '10.00' };
const PAPER = { clientId: '{someClient}', lines: [LINE] };
const SCHEDULED = { ...PAPER, every: 'monthly', nextDay: FAR_DAY, makes: 'draft' };
const TEXT = { subject: 'Kia ora', message: 'Please pay' };
const STATEMENT = 'Date,Amount,Payee,Reference\n03/03/2026,10.00,J Smith,Deck';

/** Invoices and what is paid. */
export const MONEY_SAMPLES: Samples = {
  'PUT /api/sending-settings': {
    body: {
      letters: { invoice: TEXT, quote: TEXT, reminder: TEXT, statement: TEXT },
      reminders: { isOn: true, steps: [-3, 7], workingDaysOnly: true },
    },
  },
  'POST /api/payment-reminders': {
    body: {
      uid: '{uid}',
      letters: [{ clientId: '{clientWithMail}', invoiceIds: ['{overdueInvoice}'], to: 'client@example.nz', ...TEXT }],
    },
  },
  'POST /api/invoices': { body: { ...PAPER, issueDate: '2026-03-02', dueDate: '2026-04-20' } },
  'PUT /api/invoices/{id}': { body: { ...PAPER, version: 1 } },
  'POST /api/invoices/{id}/void': { at: { id: 'issuedInvoice' }, body: { reason: 'Typed wrongly' } },
  'POST /api/invoices/{id}/payments': { at: { id: 'issuedInvoice' }, body: { amount: '1.00', notes: 'Cash' } },
  'POST /api/invoices/{id}/credit-note': { at: { id: 'issuedInvoice' }, body: { reason: 'Wrong' } },
  'POST /api/invoices/{id}/write-off': { at: { id: 'issuedInvoice' }, body: { reason: 'In liquidation' } },
  'POST /api/invoices/{id}/write-off/remove': { at: { id: 'issuedInvoice' }, body: { reason: 'Wrong one' } },
  'POST /api/client-credits/{id}/refunds': { at: { id: 'clientWithCredit' }, body: { amount: '1.00' } },
  'POST /api/bank-imports': { query: { dryRun: false }, file: STATEMENT, type: 'application/octet-stream' },
  'POST /api/bank-lines/{id}/match': { body: { invoices: [{ invoiceId: '{largeInvoice}', amount: '{bankLineAmount}' }] } },
  'POST /api/payment-claims/{id}/serve': { at: { id: 'issuedClaim' }, body: { day: '{today}', by: 'hand' } },
  'PUT /api/payment-claims/{id}/schedule': {
    at: { id: 'servedClaim' },
    body: { receivedOn: '{today}', amount: '1.00', reasons: 'Defects' },
  },
  'PUT /api/payment-claims/{id}/notice': { at: { id: 'lateClaim' }, body: { day: '{today}', note: 'Ten days' } },
  'POST /api/retentions': { body: { projectId: '{project}', rate: '5.00' } },
  'POST /api/retentions/{id}/release': { at: { id: 'releasable' }, body: { amount: '1.00' } },
  'POST /api/invoices/{id}/retention': { at: { id: 'draftOfRetained' } },
  'GET /api/invoices/{id}/peppol': { at: { id: 'eInvoice' } },
  'GET /api/credit-notes/{id}/peppol': { at: { id: 'eCreditNote' } },
  'POST /api/recurring-invoices': { body: SCHEDULED },
  'PUT /api/recurring-invoices/{id}': { body: { ...SCHEDULED, version: 1 } },
};
