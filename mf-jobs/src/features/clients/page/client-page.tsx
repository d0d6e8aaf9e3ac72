import '../../../jobs.css';
import '../clients.css';
import type { Client } from '@dwang/contracts';
import {
  Button,
  Dropdown,
  EditIcon,
  formatCount,
  formatMoney,
  InvoiceIcon,
  LinkButton,
  MoreIcon,
  Page,
  StatusTag,
  SummaryCard,
  SummaryCards,
  useNavigate,
} from '@dwang/kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { HistoryCard } from '../../../history/history-card';
import { useUrlFilters } from '../../../url/use-url-filters';
import { ClientDialog } from '../client-dialog';
import { usePortalLinkSumsQuery } from '../portal/portal.api';
import { PortalTile } from '../portal/portal-tile';
import { useArchiveClient } from '../use-archive-client';
import { useDeleteClient } from '../use-delete-client';
import { ClientJobs } from './client-jobs';
import { Contacts } from './contacts';
import { Details } from './details';
import { Sites } from './sites';

const PortalDialog = lazy(() => import('../portal/portal-dialog'));

/** Everything about one client; its invoices are the part of another feature. */
export function ClientPage({ client, invoices }: { client: Client; invoices: ReactNode }) {
  const [{ open }, change] = useUrlFilters(['open']);
  const links = usePortalLinkSumsQuery(client.id);
  const [isEditing, setEditing] = useState(false);
  return (
    <Page
      title={client.name}
      subtitle={client.archivedAt ? <StatusTag tone="neutral">Archived</StatusTag> : client.contact || undefined}
      extra={
        <>
          <LinkButton to="/jobs?tab=clients">All clients</LinkButton>
          <LinkButton to={`/invoices?q=${encodeURIComponent(client.name)}`} icon={<InvoiceIcon aria-hidden />}>
            Invoices
          </LinkButton>
          <LinkButton to={`/invoices/statements/${client.id}`}>Statement</LinkButton>
          <MoreMenu client={client} />
        </>
      }
      action={
        <Button type="primary" icon={<EditIcon aria-hidden />} onClick={() => setEditing(true)}>
          Edit
        </Button>
      }
    >
      <SummaryCards label="Figures">
        <SummaryCard label="Active Jobs" figure={formatCount(client.activeProjects)} tone="good" />
        <SummaryCard label="Outstanding" figure={formatMoney(client.outstanding)} tone="warn" />
        <PortalTile open={links.data?.totals.open} onManage={() => change({ open: 'portal' }, 'push')} />
      </SummaryCards>
      <div className="clients-columns">
        <Details client={client} />
        <Contacts client={client} />
        <Sites clientId={client.id} />
      </div>
      <ClientJobs clientId={client.id} />
      {invoices}
      <HistoryCard of={`/clients/${client.id}`} emptyHint="Changes of this client, its contacts and sites are noted here." />
      {isEditing && <ClientDialog client={client} onClose={() => setEditing(false)} />}
      <Suspense>{open === 'portal' && <PortalDialog client={client} onClose={() => change({ open: null })} />}</Suspense>
    </Page>
  );
}

function MoreMenu({ client }: { client: Client }) {
  const navigate = useNavigate();
  const { setArchived } = useArchiveClient();
  const { deleteClient } = useDeleteClient();
  const isArchived = client.archivedAt !== null;
  const remove = async () => {
    if (await deleteClient(client)) navigate('/jobs?tab=clients', { replace: true });
  };
  const items = [
    {
      key: 'archive',
      label: isArchived ? 'Restore client' : 'Archive client',
      onClick: () => void setArchived(client, !isArchived),
    },
    { key: 'delete', label: 'Delete client', danger: true, onClick: () => void remove() },
  ];
  return (
    <Dropdown menu={{ items }}>
      <Button icon={<MoreIcon aria-hidden />} aria-label={`More for ${client.name}`} />
    </Dropdown>
  );
}
