import { Button, formatInstant, SectionCard } from '@dwang/kit';
import { ViewIcon } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { usePortalLinkPagesInfiniteQuery } from '../portal/portal.api';

/** The client's own way in: how many links are open, and when one was used last. */
export function PortalCard({ clientId, onManage }: { clientId: number; onManage: () => void }) {
  const { timeZone } = useUser().company;
  const { data } = usePortalLinkPagesInfiniteQuery({ clientId });
  const first = data?.pages[0];
  const seen = first?.items
    .map(({ lastViewedAt }) => lastViewedAt ?? '')
    .sort()
    .at(-1);
  return (
    <SectionCard
      title="Client portal"
      icon={<ViewIcon aria-hidden />}
      actions={<Button onClick={onManage}>Manage Access</Button>}
      minHeight="small"
    >
      <p className="clients-text">{first ? linkWords(first.totals.open) : '\u00a0'}</p>
      {seen && <p className="clients-beside">Last opened {formatInstant(seen, timeZone)}</p>}
    </SectionCard>
  );
}

function linkWords(open: number): string {
  if (open === 0) return 'No open link. Make one, and the client sees how the jobs are going.';
  return open === 1 ? '1 open link' : `${open} open links`;
}
