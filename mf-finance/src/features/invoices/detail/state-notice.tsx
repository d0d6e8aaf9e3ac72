import type { Invoice } from '@dwang/contracts';
import { Alert, Button, formatDay, formatMoney } from '@dwang/kit';
import { useState } from 'react';
import { useGetClientCreditQuery } from '../../../api/payments';
import { RemoveWriteOffDialog } from '../money/remove-write-off-dialog';

interface StateNoticeProps {
  invoice: Invoice;
  onRefund: () => void;
}

/** What a void invoice, or one that was written off or paid too much, means. */
export function StateNotice({ invoice, onRefund }: StateNoticeProps) {
  if (invoice.status === 'void') {
    return (
      <Alert
        type="error"
        showIcon
        title="This invoice is void"
        description="Nothing is owed on it, and its hours are free to be billed again."
      />
    );
  }
  if (invoice.status === 'written_off') return <WrittenOffNotice invoice={invoice} />;
  if (Number(invoice.overpaid) === 0 || invoice.clientId === null) return null;
  return <OverpaidNotice clientId={invoice.clientId} overpaid={invoice.overpaid} onRefund={onRefund} />;
}

/** What was given up, when and why, and the way back. */
function WrittenOffNotice({ invoice }: { invoice: Invoice }) {
  const [isRemoving, setRemoving] = useState(false);
  const last = invoice.writeOffs.findLast(({ removedAt }) => removedAt === null);
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={`${formatMoney(invoice.writtenOff)} was written off as a bad debt`}
        description={
          <>
            {last && <p>{`On ${formatDay(last.day)}: ${last.reason}`}</p>}
            <p>If the client pays after all, record the payment as usual.</p>
            <Button onClick={() => setRemoving(true)}>Remove write-off</Button>
          </>
        }
      />
      {isRemoving && <RemoveWriteOffDialog invoice={invoice} onClose={() => setRemoving(false)} />}
    </>
  );
}

/** What is left of a surplus is the client's credit, whichever invoice it came from. */
function OverpaidNotice({ clientId, overpaid, onRefund }: { clientId: number; overpaid: string; onRefund: () => void }) {
  const { currentData } = useGetClientCreditQuery(clientId);
  const isGone = currentData !== undefined && Number(currentData.available) === 0;
  const left = currentData ? ` of ${formatMoney(currentData.available)}` : '';
  return (
    <Alert
      type="info"
      showIcon
      title={`${formatMoney(overpaid)} more was paid than is owed`}
      description={
        isGone ? (
          'It was used to pay other invoices, or paid back.'
        ) : (
          <>
            <p>{`It is in the client's credit${left}: use it to pay another invoice of this client, or pay it back.`}</p>
            <Button onClick={onRefund}>Pay back</Button>
          </>
        )
      }
    />
  );
}
