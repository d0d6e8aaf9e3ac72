import { ClockIcon, InvoiceIcon, JobsIcon, SectionCard, Tile, TileGrid, UserIcon } from '@dwang/kit';

/** The dashboard's shortcuts into jobs. */
export default function JobsQuickAccessWidget() {
  return (
    <SectionCard title="Jobs Quick Access" icon={<JobsIcon aria-hidden />}>
      <TileGrid size="small">
        <Tile title="New Project" icon={<JobsIcon aria-hidden />} to="/jobs?new=project" />
        <Tile title="Log Time" icon={<ClockIcon aria-hidden />} to="/timesheet?new=1" />
        <Tile title="Clients" icon={<UserIcon aria-hidden />} to="/jobs?tab=clients" />
        <Tile title="New Invoice" icon={<InvoiceIcon aria-hidden />} to="/invoices?new=1" />
      </TileGrid>
    </SectionCard>
  );
}
