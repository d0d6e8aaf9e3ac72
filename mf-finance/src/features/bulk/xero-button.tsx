import type { FinanceSettings, InvoiceStatus } from '@dwang/contracts';
import { Button, Dialog, Text } from '@dwang/kit';
import { EntryForm, requiredRule, TextField } from '@dwang/kit/form';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useGetFinanceSettingsQuery, useSetFinanceSettingsMutation } from '../../api/reports';
import { useToday } from '../../use-today';
import { useXeroExport, type XeroCounts } from './use-xero-export';

interface XeroProps {
  filters: { status: InvoiceStatus | undefined; q: string; from: string; to: string };
}

/** "Export for Xero": the issued invoices as they are filtered now, in the columns of Xero's import. */
export function XeroButton({ filters }: XeroProps) {
  const { data } = useGetFinanceSettingsQuery();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={!data} onClick={() => setOpen(true)}>
        Export for Xero
      </Button>
      {isOpen && data && <XeroDialog filters={filters} settings={data} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DialogProps extends XeroProps {
  settings: FinanceSettings;
  onClose: () => void;
}

function XeroDialog({ filters: { status, q, from, to }, settings, onClose }: DialogProps) {
  const { role } = useUser();
  const today = useToday();
  const notify = useNotify();
  const exportAll = useXeroExport();
  const [save] = useSetFinanceSettingsMutation();
  const run = async ({ accountCode }: { accountCode: string }) => {
    const code = accountCode.trim();
    if (role === 'owner' && code !== settings.accountCode) await save({ accountCode: code }).unwrap();
    const query = { ...(status && { status }), ...(q && { q }), ...(from && { from }), ...(to && { to }) };
    const counts = await exportAll(query, code, today);
    if (counts.invoices + counts.creditNotes === 0)
      notify.info({ title: 'No invoices found.', description: 'Nothing was exported: drafts and void invoices are left out.' });
    else
      notify.success({
        title: 'Invoices exported',
        description: `${saidOf(counts)} for Xero`,
      });
    onClose();
  };
  return (
    <Dialog open title="Export for Xero" size="small" onClose={onClose}>
      <EntryForm<{ accountCode: string }>
        initialValues={{ accountCode: settings.accountCode }}
        saveLabel="Export CSV"
        savingLabel="Exporting..."
        onSave={run}
        onCancel={onClose}
      >
        <p>
          <Text>
            The issued invoices of the list as it is filtered now, and the credit notes of the same days in a second file, with
            amounts below zero. In Xero choose Sales, Invoices, Import, and say that prices are tax exclusive. Look at the credit
            notes there before you approve them.
          </Text>
        </p>
        <TextField
          name="accountCode"
          label="Sales account"
          required
          rules={[requiredRule('Please enter an account code')]}
          help="The code of the account in Xero to which sales go, usually 200."
          input={{ maxLength: 10, autoComplete: 'off' }}
        />
      </EntryForm>
    </Dialog>
  );
}

/** `12 invoices and 1 credit note` */
const saidOf = ({ invoices, creditNotes }: XeroCounts): string =>
  [counted(invoices, 'invoice'), ...(creditNotes > 0 ? [counted(creditNotes, 'credit note')] : [])].join(' and ');
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
