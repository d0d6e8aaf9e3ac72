import type { Invoice } from '@dwang/contracts';
import { Alert, Button, formatMoney } from '@dwang/kit';
import { useGetClientCreditQuery } from '../../../api/payments';

interface StateNoticeProps {
  invoice: Invoice;
  onRefund: () => void;
}

/** What a void invoice, or one that was paid too much, means. */
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
  if (Number(invoice.overpaid) === 0 || invoice.clientId === null) return null;
  return <OverpaidNotice clientId={invoice.clientId} overpaid={invoice.overpaid} onRefund={onRefund} />;
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
