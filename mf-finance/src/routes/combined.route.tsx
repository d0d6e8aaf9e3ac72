import { Page, useSearchParams } from '@dwang/kit';
import { Tabs } from '@dwang/kit/data';
import { TimesheetsTab } from '../features/combined';
import { InvoicesTab } from './combined-invoices-tab';

const TABS = [
  { key: 'invoices', label: 'Invoices', children: <InvoicesTab /> },
  { key: 'timesheets', label: 'Timesheets', children: <TimesheetsTab /> },
];

/** /combined: invoices and hours under one roof. */
export default function CombinedRoute() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'timesheets' ? 'timesheets' : 'invoices';
  return (
    <Page title="Financial Management" subtitle="Manage your invoices and time entries in one place">
      <Tabs activeKey={tab} items={TABS} destroyOnHidden onChange={(key) => setParams(key === 'invoices' ? {} : { tab: key })} />
    </Page>
  );
}
