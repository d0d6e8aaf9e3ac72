import { PageSkeleton, Route, Routes } from '@dwang/kit';
import { lazy, Suspense } from 'react';
import { InvoicesScreen } from './invoices-screen';

const InvoiceDetail = lazy(() => import('../features/invoices/detail/invoice-detail'));

/** /invoices and, below it, one invoice by its id. */
export default function InvoicesRoute() {
  return (
    <Suspense fallback={<PageSkeleton variant="table" />}>
      <Routes>
        <Route index element={<InvoicesScreen />} />
        <Route path=":id" element={<InvoiceDetail />} />
        <Route path="*" element={<InvoiceDetail />} />
      </Routes>
    </Suspense>
  );
}
