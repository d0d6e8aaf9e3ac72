import { useNavigate, useSearchParams } from '@dwang/kit';
import { lazy, type ReactNode, Suspense } from 'react';

const QuoteDialog = lazy(() => import('./form/quote-dialog'));

export interface NewQuoteControl {
  open: () => void;
  /** The form, when the address asks for it: `?new=1`, with `&projectId=` from a job. */
  dialog: ReactNode;
}

/** Opens and closes the form by the address, so that a job can link to it and a reload keeps it. */
export function useNewQuote(): NewQuoteControl {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const projectId = Number(params.get('projectId')) || undefined;
  const change = (edit: (next: URLSearchParams) => void, replace: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace },
    );
  const close = () =>
    change((next) => {
      next.delete('new');
      next.delete('projectId');
    }, true);
  const dialog = params.get('new') === '1' && (
    <Suspense fallback={null}>
      <QuoteDialog projectId={projectId} onClose={close} onSaved={({ id }) => navigate(`/quotes/${id}`, { replace: true })} />
    </Suspense>
  );
  return { open: () => change((next) => next.set('new', '1'), false), dialog };
}
