import { AddIcon, Button, Page, useSearchParams } from '@dwang/kit';
import { Tabs } from '@dwang/kit/data';
import { useNotify } from '@dwang/shell-api';
import { TimesheetsTab } from '../features/combined';
import { useNewInvoice } from '../features/invoices';
import { FinanceRooms } from '../rooms/finance-rooms';
import { InvoicesTab } from './combined-invoices-tab';

/** /combined: invoices and hours under one roof. */
export default function CombinedRoute() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'timesheets' ? 'timesheets' : 'invoices';
  const notify = useNotify();
  const { open, dialog } = useNewInvoice();
  const start = () => {
    open();
    notify.info({ title: 'New Invoice', description: 'Please enter the invoice details in the form.' });
  };
  const tabs = [
    { key: 'invoices', label: 'Invoices', children: <InvoicesTab onNew={start} /> },
    { key: 'timesheets', label: 'Timesheets', children: <TimesheetsTab /> },
  ];
  const create = (
    <Button type="primary" icon={<AddIcon aria-hidden />} onClick={start}>
      New Invoice
    </Button>
  );
  return (
    <Page
      title="Financial Management"
      subtitle="Manage your invoices and time entries in one place"
      filters={<FinanceRooms />}
      action={tab === 'invoices' && create}
    >
      <Tabs activeKey={tab} items={tabs} destroyOnHidden onChange={(key) => setParams(key === 'invoices' ? {} : { tab: key })} />
      {dialog}
    </Page>
  );
}
