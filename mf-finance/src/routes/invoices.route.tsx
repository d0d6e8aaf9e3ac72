import { PageSkeleton, Route, Routes } from '@dwang/kit';
import { lazy, Suspense } from 'react';
import { InvoicesScreen } from './invoices-screen';

const PaymentsScreen = lazy(() => import('../features/payments/payments-screen'));
const CreditNotesScreen = lazy(() => import('../features/payments/credit-notes-screen'));
const CreditNotePage = lazy(() => import('../features/payments/credit-note-page'));
const InvoiceDetail = lazy(() => import('./invoice-page'));
const RecurringScreen = lazy(() => import('../features/recurring/recurring-screen'));
const SendingScreen = lazy(() => import('../features/sending/sending-screen'));
const StatementScreen = lazy(() => import('../features/sending/statement-screen'));

/** /invoices and, below it, one invoice by its id. */
export default function InvoicesRoute() {
  return (
    <Suspense fallback={<PageSkeleton variant="table" />}>
      <Routes>
        <Route index element={<InvoicesScreen />} />
        <Route path="payments" element={<PaymentsScreen />} />
        <Route path="credit-notes" element={<CreditNotesScreen />} />
        <Route path="credit-notes/:id" element={<CreditNotePage />} />
        <Route path="recurring" element={<RecurringScreen />} />
        <Route path="sending" element={<SendingScreen />} />
        <Route path="statements/:clientId" element={<StatementScreen />} />
        <Route path=":id" element={<InvoiceDetail />} />
      </Routes>
    </Suspense>
  );
}
