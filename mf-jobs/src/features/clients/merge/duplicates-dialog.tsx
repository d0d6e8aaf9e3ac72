import '../clients.css';
import { errorText } from '@dwang/client';
import type { Client, ClientDuplicates } from '@dwang/contracts';
import { Button, Dialog, EmptyState, ErrorState, Skeleton } from '@dwang/kit';
import { useState } from 'react';
import { useDuplicatesQuery } from '../clients.api';
import { MergeForm } from './merge-form';

type Group = ClientDuplicates['items'][number];

const WORDS: Record<Group['alikeBy'][number], string> = { name: 'name', email: 'email', phone: 'phone' };

/** `Same name and phone`. */
const alikeWords = ({ alikeBy }: Group): string => `Same ${alikeBy.map((by) => WORDS[by]).join(' and ')}`;

/** Clients that may be one and the same, and the way to make one of them. */
export default function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useDuplicatesQuery();
  const [pair, setPair] = useState<readonly [Client, Client] | null>(null);
  const back = () => setPair(null);
  return (
    <Dialog open size="large" title={pair ? 'Merge clients' : 'Possible duplicates'} onClose={pair ? back : onClose}>
      {pair ? (
        <MergeForm pair={pair} onDone={back} />
      ) : !data && error ? (
        <ErrorState
          title="Could not look for duplicates"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      ) : data.items.length === 0 ? (
        <EmptyState text="No duplicates found." hint="Names, emails and phone numbers are compared without case and macrons." />
      ) : (
        <ul className="clients-lines" aria-label="Possible duplicates">
          {data.items.map((group) => (
            <GroupLine key={group.clients.map(({ id }) => id).join()} group={group} onMerge={setPair} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function GroupLine({ group, onMerge }: { group: Group; onMerge: (pair: readonly [Client, Client]) => void }) {
  const [first, ...others] = group.clients;
  if (!first) return null;
  return (
    <li className="clients-dialog">
      <p className="clients-beside">{alikeWords(group)}</p>
      <ClientLine client={first} />
      {others.map((other) => (
        <div key={other.id} className="clients-line">
          <ClientLine client={other} />
          <Button aria-label={`Compare and merge ${other.name} with ${first.name}`} onClick={() => onMerge([first, other])}>
            Compare and merge
          </Button>
        </div>
      ))}
    </li>
  );
}

const ClientLine = ({ client: { name, contact, email, phone } }: { client: Client }) => (
  <div className="clients-line-main">
    <strong>{name}</strong>
    <span className="clients-beside">{[contact, email, phone].filter(Boolean).join(' · ') || 'No contact details'}</span>
  </div>
);
