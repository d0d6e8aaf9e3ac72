import { Alert, Button, formatMoney } from '@dwang/kit';
import { lazy, Suspense, useState } from 'react';
import { useGetClientCreditQuery } from '../../api/payments';

const RefundDialog = lazy(() => import('../../credit/refund-dialog').then((module) => ({ default: module.RefundDialog })));

/** What the client whose payments are listed has paid too much, with the way to pay it back; nothing where there is none. */
export function ClientCreditNotice({ clientId, clientName }: { clientId: number; clientName: string }) {
  const { currentData } = useGetClientCreditQuery(clientId);
  const [isOpen, setOpen] = useState(false);
  const hasCredit = Number(currentData?.available ?? 0) > 0;
  return (
    <>
      {hasCredit && (
        <Alert
          type="info"
          showIcon
          title={`This client has a credit of ${formatMoney(currentData?.available)}`}
          description="Use it to pay another invoice of theirs, or pay it back."
          action={<Button onClick={() => setOpen(true)}>Pay back</Button>}
        />
      )}
      <Suspense fallback={null}>
        {isOpen && <RefundDialog clientId={clientId} clientName={clientName} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
