import '../clients.css';
import { errorText } from '@dwang/client';
import type { CreateMailing, Mailing } from '@dwang/contracts';
import { Button, Dialog, ErrorState, Skeleton } from '@dwang/kit';
import { useState } from 'react';
import type { ClientFilters } from '../client-filters';
import { CopyList } from './copy-list';
import { LetterForm } from './letter-form';
import { useRecipientsQuery } from './mailing.api';
import { MailingProgress } from './mailing-progress';
import { PastMailings } from './past-mailings';
import { recipientWords } from './recipient-words';

interface MailDialogProps {
  filters: ClientFilters;
  onClose: () => void;
}

/** "Email All": one letter to each client of the list as it is filtered now. */
export default function MailDialog({ filters, onClose }: MailDialogProps) {
  const narrowed = { q: filters.q, isOwing: filters.view === 'owing' };
  const { data, error, isFetching, refetch } = useRecipientsQuery({
    ...(narrowed.q ? { q: narrowed.q } : {}),
    ...(narrowed.isOwing ? { hasOutstanding: 'true' as const } : {}),
  });
  const [sent, setSent] = useState<Mailing | null>(null);
  const asked: CreateMailing['filters'] = {
    ...(narrowed.q ? { q: narrowed.q } : {}),
    ...(narrowed.isOwing ? { hasOutstanding: true } : {}),
  };
  return (
    <Dialog open title="Email All" onClose={onClose}>
      <div className="clients-dialog">
        {sent ? (
          <>
            <MailingProgress id={sent.id} />
            <div className="clients-actions clients-actions-end">
              <Button type="primary" onClick={onClose}>
                Done
              </Button>
            </div>
          </>
        ) : !data && error ? (
          <ErrorState
            title="Could not count the clients"
            reason={errorText(error, 'Please try again.')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : !data ? (
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        ) : (
          <>
            <p>{recipientWords(data, narrowed)}</p>
            {data.isMailOn ? (
              <LetterForm recipients={data} filters={asked} onSent={setSent} onClose={onClose} />
            ) : (
              <CopyList filters={filters} />
            )}
            <PastMailings />
          </>
        )}
      </div>
    </Dialog>
  );
}
