import { errorText } from '@dwang/client';
import type { Invoice, Retention } from '@dwang/contracts';
import { Button, formatMoney, Link, SectionCard } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useHoldRetentionMutation, useRetentionOfJobQuery } from '../../api/retentions';
import { rateText } from './retention-words';
import './retentions.css';

/** On the page of an invoice whose job holds a retention: puts its line on a draft, and leads to the ledger. */
export function RetentionCard({ invoice }: { invoice: Invoice }) {
  const { projectId, status } = invoice;
  const { currentData } = useRetentionOfJobQuery(projectId ?? 0, { skip: projectId === null || status === 'void' });
  return currentData ? <Card invoice={invoice} retention={currentData} /> : null;
}

function Card({ invoice, retention }: { invoice: Invoice; retention: Retention }) {
  const [hold, { isLoading }] = useHoldRetentionMutation();
  const notify = useNotify();
  const line = invoice.lines.find(({ kind }) => kind === 'retention');
  const run = async () => {
    try {
      await hold(invoice.id).unwrap();
      notify.success({ title: 'Retention held', description: 'It stands on the draft as a line of its own.' });
    } catch (error) {
      notify.error({ title: 'Could not hold the retention', description: errorText(error, 'Please try again.') });
    }
  };
  return (
    <SectionCard title="Retention" actions={<Link to={`/retentions?open=${retention.id}`}>Ledger</Link>}>
      <div className="retention-line">
        <span>
          {line ? lineText(line.amount) : `The contract of this job holds back ${rateText(retention)} of each invoice.`}
        </span>
        {!line && invoice.status === 'draft' && (
          <Button loading={isLoading} onClick={() => void run()}>
            Hold retention
          </Button>
        )}
      </div>
    </SectionCard>
  );
}

const lineText = (amount: string): string =>
  amount.startsWith('-')
    ? `${formatMoney(amount.slice(1))} of this invoice is held back until its release.`
    : `This invoice bills ${formatMoney(amount)} that was held back.`;
