import { Button, Dialog } from '@dwang/kit';
import { EntryForm, MoneyField, parseMoney } from '@dwang/kit/form';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useGetFinanceSettingsQuery, useSetFinanceSettingsMutation } from '../../api/reports';

interface Values {
  hourCost: string;
}

/** What an hour of work costs the business, by which the margin of jobs is worked out. For the owner. */
export function HourCostButton() {
  const { role } = useUser();
  const { data } = useGetFinanceSettingsQuery();
  const [isOpen, setOpen] = useState(false);
  const [save] = useSetFinanceSettingsMutation();
  const notify = useNotify();
  if (role !== 'owner') return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button disabled={!data} onClick={() => setOpen(true)}>
        Cost of an hour
      </Button>
      {isOpen && data && (
        <Dialog open title="What an hour costs you" size="small" onClose={close}>
          <EntryForm<Values>
            initialValues={{ hourCost: data.hourCost ?? '' }}
            saveLabel="Save"
            onSave={async ({ hourCost }) => {
              await save({ hourCost: hourCost.trim() ? (parseMoney(hourCost) ?? hourCost) : null }).unwrap();
              notify.success({ title: 'Cost of an hour saved' });
              close();
            }}
            onCancel={close}
          >
            <MoneyField
              name="hourCost"
              label="An hour of work costs"
              help="Wages, holiday pay, ACC, vehicle and tools. Leave it empty to reckon with the rates that you charge. It is shown in reports only."
              unit="/hr"
            />
          </EntryForm>
        </Dialog>
      )}
    </>
  );
}
