import { serverNow } from '@dwang/client';
import type { Plan } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { Dialog } from '@dwang/kit';
import { DayField, EntryForm, Field, Form, Input, NumberField } from '@dwang/kit/form';
import { useNotify, useUser } from '@dwang/shell-api';
import { useCreateSubscriptionMutation, useListPlansQuery } from '../../api/subscriptions';
import { CompanyPicker, companyRule } from '../../companies/company-picker';
import { PlanField } from './plan-field';

interface Values {
  uid: string;
  companyId: number;
  plan: Plan;
  startDate?: string;
  trialDays: string;
}

/** Subscribes a company to a plan, with or without days of trial. */
export function NewSubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { company } = useUser();
  const { data } = useListPlansQuery();
  const [create] = useCreateSubscriptionMutation();
  const notify = useNotify();
  const today = dayOf(serverNow(), company.timeZone);
  const save = async ({ trialDays, ...values }: Values) => {
    const days = trialDays.trim();
    const made = await create({ ...values, ...(days === '' ? {} : { trialDays: days }) }).unwrap();
    notify.success({ title: `${made.user.company} is on the ${made.planName} plan` });
    onClose();
  };
  const plans = (data?.items ?? []).filter(({ code }) => code !== 'free');
  return (
    <Dialog open title="New Subscription" onClose={onClose}>
      <EntryForm<Values>
        initialValues={{ uid: crypto.randomUUID(), companyId: 0, plan: 'professional', startDate: today, trialDays: '' }}
        saveLabel="Start subscription"
        savingLabel="Creating..."
        findSaved={() => ({ to: '/admin?tab=subscriptions' })}
        onOpenSaved={onClose}
        onSave={save}
        onCancel={onClose}
      >
        <Form.Item name="uid" hidden>
          <Input />
        </Form.Item>
        <Field name="companyId" label="Company" required rules={[companyRule]} help="Companies without a subscription.">
          <CompanyPicker isForNewSubscription />
        </Field>
        <PlanField plans={plans} />
        <DayField name="startDate" label="Start date" required max={today} help="Every month since then is billed." />
        <NumberField
          name="trialDays"
          label="Days of trial"
          help="Empty takes those of the plan, 0 begins without a trial. The first invoice is made on the day after it."
          min={0}
          max={365}
          decimals={0}
        />
      </EntryForm>
    </Dialog>
  );
}
