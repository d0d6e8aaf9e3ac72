import { errorText } from '@dwang/client';
import type { Client, ClientListQuery } from '@dwang/contracts';
import { DeleteIcon, EditIcon } from '@dwang/kit';
import { DataTable, LoadMore } from '@dwang/kit/data';
import type { ReactNode } from 'react';
import { RowAction, RowActions } from '../../lists/row-action';
import { clientColumns } from './client-columns';
import { useClientPagesInfiniteQuery } from './client-pages.api';
import { useDeleteClient } from './use-delete-client';

interface ClientTableProps {
  query: ClientListQuery;
  empty: { hint?: string; action?: ReactNode };
  onEdit: (client: Client) => void;
}

export function ClientTable({ query, empty, onEdit }: ClientTableProps) {
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = useClientPagesInfiniteQuery(query);
  const rows = currentData?.pages.flatMap((page) => page.items);
  return (
    <DataTable
      label="Clients"
      columns={clientColumns}
      rows={rows}
      rowKey={(client) => client.id}
      loading={isFetching}
      error={error ? errorText(error, 'Please try again.') : null}
      errorTitle="Could not load clients"
      onRetry={() => void refetch()}
      empty={{ text: 'No clients found.', ...empty }}
      actions={(client) => <ClientActions client={client} onEdit={onEdit} />}
      footer={
        rows && (
          <LoadMore
            shown={rows.length}
            total={currentData?.pages[0]?.totals.count}
            noun="clients"
            hasMore={hasNextPage}
            loading={isFetching}
            onMore={() => void fetchNextPage()}
          />
        )
      }
    />
  );
}

function ClientActions({ client, onEdit }: { client: Client; onEdit: (client: Client) => void }) {
  const { deleteClient, isDeleting } = useDeleteClient();
  const remove = () => void deleteClient(client);
  return (
    <RowActions>
      <RowAction label="Edit" of={client.name} icon={<EditIcon aria-hidden />} onClick={() => onEdit(client)} />
      <RowAction
        label="Delete"
        of={client.name}
        icon={<DeleteIcon aria-hidden />}
        danger
        disabled={isDeleting}
        onClick={remove}
      />
    </RowActions>
  );
}
