import '../clients.css';
import { errorText } from '@dwang/client';
import { Button, Dialog, EmptyState, ErrorState, Skeleton } from '@dwang/kit';
import { LoadMore } from '@dwang/kit/data';
import { useState } from 'react';
import { LinkLine } from './link-line';
import { NewLink } from './new-link';
import { usePortalLinkPagesInfiniteQuery } from './portal.api';

interface PortalDialogProps {
  /** The one whose links these are; all clients' without. */
  client?: { id: number; name: string };
  onClose: () => void;
}

/** "Manage Access": the private links that clients have, and who opened them. */
export default function PortalDialog({ client, onClose }: PortalDialogProps) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = usePortalLinkPagesInfiniteQuery(
    client ? { clientId: client.id } : {},
  );
  const [isAdding, setAdding] = useState(false);
  const links = data?.pages.flatMap(({ items }) => items);
  return (
    <Dialog open size="large" title={client ? `Client portal: ${client.name}` : 'Manage Access'} onClose={onClose}>
      <div className="clients-dialog">
        <p className="clients-beside">
          Whoever has a client's link sees how that client's jobs are going, without an account. Notes, hours and prices are not
          shown.
        </p>
        {isAdding ? (
          <NewLink {...(client ? { client } : {})} onDone={() => setAdding(false)} />
        ) : (
          <div>
            <Button type="primary" onClick={() => setAdding(true)}>
              New link
            </Button>
          </div>
        )}
        {!links && error ? (
          <ErrorState
            title="Could not load the links"
            reason={errorText(error, 'Please try again.')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : !links ? (
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        ) : links.length === 0 ? (
          <EmptyState text="No links yet." hint="Make one and send it to your client." />
        ) : (
          <ul className="clients-lines" aria-label="Links">
            {links.map((link) => (
              <LinkLine key={link.id} link={link} showsClient={!client} />
            ))}
          </ul>
        )}
        {links && links.length > 0 && (
          <LoadMore
            shown={links.length}
            total={data?.pages[0]?.totals.count ?? links.length}
            noun="links"
            hasMore={hasNextPage}
            loading={isFetching}
            onMore={() => void fetchNextPage()}
          />
        )}
      </div>
    </Dialog>
  );
}
