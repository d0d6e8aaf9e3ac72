import { PageSkeleton, Route, Routes } from '@dwang/kit';
import { lazy, Suspense } from 'react';
import { QuotesScreen } from './quotes-screen';

const QuoteDetail = lazy(() => import('../features/quotes/detail/quote-detail'));

/** /quotes and, below it, one quote by its id. */
export default function QuotesRoute() {
  return (
    <Suspense fallback={<PageSkeleton variant="table" />}>
      <Routes>
        <Route index element={<QuotesScreen />} />
        <Route path=":id" element={<QuoteDetail />} />
      </Routes>
    </Suspense>
  );
}
