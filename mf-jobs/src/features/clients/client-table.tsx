import type { Client } from '@dwang/contracts';
import { DeleteIcon, EditIcon, ReloadIcon } from '@dwang/kit';
import { DataTable, LoadMore } from '@dwang/kit/data';
import type { ReactNode } from 'react';
import type { CountedList } from '../../lists/paged-list';
import { RowAction, RowActions } from '../../lists/row-action';
import { clientColumns } from './client-columns';
import { useArchiveClient } from './use-archive-client';
import { useDeleteClient } from './use-delete-client';

interface ClientTableProps {
  list: CountedList<Client>;
  empty: { hint?: string; action?: ReactNode };
  onEdit: (client: Client) => void;
}

export function ClientTable({ list, empty, onEdit }: ClientTableProps) {
  const { rows, total, isFetching, error, hasMore, more, retry } = list;
  return (
    <DataTable
      label="Clients"
      columns={clientColumns}
      rows={rows}
      rowKey={(client) => client.id}
      loading={isFetching}
      error={error}
      errorTitle="Could not load clients"
      onRetry={retry}
      empty={{ text: 'No clients found.', ...empty }}
      actions={(client) => <ClientActions client={client} onEdit={onEdit} />}
      footer={
        rows && <LoadMore shown={rows.length} total={total} noun="clients" hasMore={hasMore} loading={isFetching} onMore={more} />
      }
    />
  );
}

function ClientActions({ client, onEdit }: { client: Client; onEdit: (client: Client) => void }) {
  const { deleteClient, isDeleting } = useDeleteClient();
  const { setArchived } = useArchiveClient();
  const isArchived = client.archivedAt !== null;
  return (
    <RowActions>
      {isArchived && (
        <RowAction
          label="Restore"
          of={client.name}
          icon={<ReloadIcon aria-hidden />}
          onClick={() => void setArchived(client, false)}
        />
      )}
      <RowAction label="Edit" of={client.name} icon={<EditIcon aria-hidden />} onClick={() => onEdit(client)} />
      <RowAction
        label="Delete"
        of={client.name}
        icon={<DeleteIcon aria-hidden />}
        danger
        disabled={isDeleting}
        onClick={() => void deleteClient(client)}
      />
    </RowActions>
  );
}
