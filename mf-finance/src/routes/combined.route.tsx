import { Page, useSearchParams } from '@dwang/kit';
import { Tabs } from '@dwang/kit/data';
import { TimesheetsTab } from '../features/combined';
import { InvoicesTab } from './combined-invoices-tab';

const TABS = [
  { key: 'invoices', label: 'Invoices' },
  { key: 'timesheets', label: 'Timesheets' },
];

/** /combined: invoices and hours under one roof. */
export default function CombinedRoute() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'timesheets' ? 'timesheets' : 'invoices';
  return (
    <Page title="Financial Management" subtitle="Manage your invoices and time entries in one place">
      <Tabs
        className="finance-tabs"
        activeKey={tab}
        items={TABS}
        onChange={(key) => setParams(key === 'invoices' ? {} : { tab: key })}
      />
      {tab === 'invoices' ? <InvoicesTab /> : <TimesheetsTab />}
    </Page>
  );
}
