import { useListClientsQuery } from '@dwang/client';
import { Button, formatCount, formatMoney, SummaryCard, SummaryCards } from '@dwang/kit';
import { usePortalLinkSumsQuery } from './portal/portal.api';

const NOTHING = '–';

/** The figures of all clients, whatever is searched for. */
export function ClientTiles({ onPortal }: { onPortal: () => void }) {
  const { data, isLoading } = useListClientsQuery({ limit: 1 });
  const links = usePortalLinkSumsQuery();
  const totals = data?.totals;
  const open = links.data?.totals.open;
  return (
    <SummaryCards label="Clients">
      <SummaryCard
        label="Total Clients"
        figure={totals ? formatCount(totals.count) : NOTHING}
        hint={'\u00a0'}
        tone="calm"
        loading={isLoading}
      />
      <SummaryCard
        label="Active Jobs"
        figure={totals ? formatCount(totals.activeJobs) : NOTHING}
        hint="of these clients"
        tone="good"
        loading={isLoading}
      />
      <SummaryCard
        label="Outstanding"
        figure={totals ? formatMoney(totals.outstanding) : NOTHING}
        hint="issued and unpaid"
        tone="warn"
        loading={isLoading}
      />
      <SummaryCard
        label="Client Portal"
        figure={
          <Button className="clients-portal-button" onClick={onPortal}>
            Manage Access
          </Button>
        }
        hint={open === undefined ? '\u00a0' : open === 1 ? '1 open link' : `${formatCount(open)} open links`}
      />
    </SummaryCards>
  );
}
