import { Page } from '@dwang/kit';
import { Tabs } from '@dwang/kit/data';
import type { ComponentType } from 'react';
import { FinanceRooms } from '../../rooms/finance-rooms';
import { ClientReport } from './client-report';
import { GstReport } from './gst-report';
import { JobReport } from './job-report';
import { MonthReport } from './month-report';
import { PersonReport } from './person-report';
import { UnbilledReport } from './unbilled-report';
import { type ReportKey, type ReportView, useReportView } from './use-report-view';

const REPORTS: readonly { key: ReportKey; label: string; Of: ComponentType<{ view: ReportView }> }[] = [
  { key: 'jobs', label: 'Jobs', Of: JobReport },
  { key: 'months', label: 'Months', Of: MonthReport },
  { key: 'clients', label: 'Clients', Of: ClientReport },
  { key: 'people', label: 'People', Of: PersonReport },
  { key: 'unbilled', label: 'Unbilled work', Of: UnbilledReport },
  { key: 'gst', label: 'GST', Of: GstReport },
];

/** /reports: how the business does, as picture, table and file. */
export function ReportsScreen() {
  const view = useReportView();
  return (
    <Page title="Reports" filters={<FinanceRooms />}>
      <Tabs
        activeKey={view.report}
        onChange={view.show}
        items={REPORTS.map(({ key, label, Of }) => ({ key, label, children: key === view.report ? <Of view={view} /> : null }))}
      />
    </Page>
  );
}
