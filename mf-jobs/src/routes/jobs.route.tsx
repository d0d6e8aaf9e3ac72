import '../jobs.css';
import type { Client, Project } from '@dwang/contracts';
import { AddIcon, Button, InvoiceIcon, LinkButton, Page, useSearchParams } from '@dwang/kit';
import { CalendarIcon, Tabs } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { ClientDialog } from '../features/clients/client-dialog';
import { ClientsTab } from '../features/clients/clients-tab';
import { QuickClientDialog } from '../features/clients/quick-client-dialog';
import { InvoicesTab } from '../features/invoices/invoices-tab';
import { RecentPhotos } from '../features/job/photos/recent-photos';
import { JobSummary } from '../features/projects/job-summary';
import { ProjectDialog } from '../features/projects/project-dialog';
import { ProjectsTab } from '../features/projects/projects-tab';
import { EntryTiles } from '../features/timesheet/entry-summary';
import { type Adding, AddTimeButton, Timesheet } from '../features/timesheet/timesheet';
import { useUrlFilters } from '../url/use-url-filters';

const TABS = ['jobs', 'timesheet', 'invoices', 'clients', 'photos'] as const;
type Tab = (typeof TABS)[number];

/** /jobs: `?tab=` chooses the list, `?new=project`, `client` or `time` opens a form. */
export default function JobsRoute() {
  const [{ tab, new: opened }, change] = useUrlFilters(['tab', 'new']);
  const [, setParams] = useSearchParams();
  const [project, setProject] = useState<Project | null>(null);
  const [client, setClient] = useState<Client | null>(null);
  const isOffice = useUser().role !== 'contractor';
  const tabs = TABS.filter((key) => (key !== 'invoices' && key !== 'clients') || isOffice);
  const chosen = tabs.find((key) => key === tab) ?? 'jobs';
  const open = (what: string) => change({ new: what });
  const close = () => {
    setProject(null);
    setClient(null);
    change({ new: null });
  };
  const adding: Adding = {
    addLabel: 'Log Time',
    isAdding: opened === 'time',
    onAdding: (isAdding) => (isAdding ? open('time') : close()),
  };
  const panels = {
    jobs: <ProjectsTab onCreate={() => open('project')} onEdit={setProject} />,
    timesheet: <Timesheet {...adding} figures={<EntryTiles />} lead={<AddTimeButton {...adding} />} />,
    invoices: <InvoicesTab />,
    clients: <ClientsTab onCreate={() => open('client')} onEdit={setClient} />,
    photos: <RecentPhotos />,
  };
  const labels: Record<Tab, string> = {
    ...{ jobs: 'Jobs', timesheet: 'Timesheet', invoices: 'Invoices', clients: 'Clients' },
    photos: 'Photos',
  };
  return (
    <Page
      title="Jobs & Admin"
      subtitle="Manage your projects, time tracking, invoices and clients"
      extra={
        <>
          <LinkButton to="/schedule" icon={<CalendarIcon aria-hidden />}>
            Schedule
          </LinkButton>
          <LinkButton to="/invoices?new=1" icon={<InvoiceIcon aria-hidden />}>
            New Invoice
          </LinkButton>
        </>
      }
      action={
        <Button type="primary" icon={<AddIcon aria-hidden />} onClick={() => open('project')}>
          New Project
        </Button>
      }
    >
      <JobSummary />
      <Tabs
        activeKey={chosen}
        onChange={(next) => setParams(next === 'jobs' ? {} : { tab: next })}
        items={tabs.map((key) => ({
          key,
          label: labels[key],
          children: chosen === key ? panels[key] : null,
        }))}
      />
      {(project || opened === 'project') && (
        <ProjectDialog key={project?.id} project={project} quickClient={QuickClientDialog} onClose={close} />
      )}
      {(client || opened === 'client') && <ClientDialog key={client?.id} client={client} onClose={close} />}
    </Page>
  );
}
