import { Button, formatCount, SummaryCard } from '@dwang/kit';

/** How many links work now, and the way to them. */
export const PortalTile = ({ open, onManage }: { open: number | undefined; onManage: () => void }) => (
  <SummaryCard
    label="Client Portal"
    figure={
      <Button className="clients-portal-button" onClick={onManage}>
        Manage Access
      </Button>
    }
    hint={open === undefined ? '\u00a0' : open === 1 ? '1 open link' : `${formatCount(open)} open links`}
  />
);
