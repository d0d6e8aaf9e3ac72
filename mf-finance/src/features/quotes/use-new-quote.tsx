import { useNavigate } from '@dwang/kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { useFormAddress } from '../../address/use-form-address';

const QuoteDialog = lazy(() => import('./form/quote-dialog'));

export interface NewQuoteControl {
  open: () => void;
  /** The form, when the address asks for it: `?new=1`, with `&projectId=` from a job, `&estimateId=` of an estimate, or `&variationOf=` from an accepted quote. */
  dialog: ReactNode;
}

export function useNewQuote(): NewQuoteControl {
  const address = useFormAddress(['projectId', 'variationOf', 'estimateId']);
  const navigate = useNavigate();
  const dialog = address.isNew && (
    <Suspense fallback={null}>
      <QuoteDialog
        projectId={address.id('projectId')}
        variationOf={address.id('variationOf')}
        estimateId={address.id('estimateId')}
        onClose={address.close}
        onSaved={({ id }) => navigate(`/quotes/${id}`, { replace: true })}
      />
    </Suspense>
  );
  return { open: () => address.open(), dialog };
}
