import { ClockIcon, InvoiceIcon, JobsIcon, SectionCard, Tile, TileGrid, UserIcon } from '@dwang/kit';

/** The dashboard's shortcuts into jobs. */
export default function JobsQuickAccessWidget() {
  return (
    <SectionCard title="Jobs Quick Access" icon={<JobsIcon />}>
      <TileGrid size="small">
        <Tile title="New Project" icon={<JobsIcon />} to="/jobs?new=project" />
        <Tile title="Log Time" icon={<ClockIcon />} to="/timesheet?new=1" />
        <Tile title="Clients" icon={<UserIcon />} to="/jobs?tab=clients" />
        <Tile title="New Invoice" icon={<InvoiceIcon />} to="/invoices?new=1" />
      </TileGrid>
    </SectionCard>
  );
}
