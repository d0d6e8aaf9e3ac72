import { useListClientsQuery } from '@dwang/client';
import { formatCount, formatMoney, SummaryCard, SummaryCards } from '@dwang/kit';
import { usePortalLinkSumsQuery } from './portal/portal.api';
import { PortalTile } from './portal/portal-tile';

const NOTHING = '–';

/** The figures of all clients, whatever is searched for. */
export function ClientTiles({ onPortal }: { onPortal: () => void }) {
  const { data, isLoading } = useListClientsQuery({ limit: 1 });
  const links = usePortalLinkSumsQuery(null);
  const totals = data?.totals;
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
      <PortalTile open={links.data?.totals.open} onManage={onPortal} />
    </SummaryCards>
  );
}
