import type { PlanCard } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { CheckboxField, EntryForm, MoneyField, NumberField, requiredRule, TextAreaField, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useUpdatePlanMutation } from '../../api/subscriptions';

interface Values {
  name: string;
  description: string;
  price: string;
  members: string;
  trialDays: string;
  popular: boolean;
  features: string;
}

/** What a plan is called, costs and holds. */
export function PlanDialog({ plan, onClose }: { plan: PlanCard; onClose: () => void }) {
  const [update] = useUpdatePlanMutation();
  const notify = useNotify();
  const save = async ({ members, trialDays, features, ...values }: Values) => {
    const lines = features.split('\n').map((line) => line.trim());
    const body = {
      ...values,
      members: members.trim() === '' ? null : members.trim(),
      trialDays: trialDays.trim(),
      features: lines.filter(Boolean),
      version: plan.version,
    };
    await update({ id: plan.id, body }).unwrap();
    notify.success({ title: 'Plan saved' });
    onClose();
  };
  return (
    <Dialog open title={`Edit Plan ${plan.name}`} onClose={onClose}>
      <EntryForm<Values> initialValues={valuesOf(plan)} saveLabel="Save plan" onSave={save} onCancel={onClose}>
        <TextField name="name" label="Name" required rules={[requiredRule('Please enter a name')]} input={{ maxLength: 40 }} />
        <TextField name="description" label="For whom" input={{ maxLength: 200 }} />
        <MoneyField
          name="price"
          label="Price per month, with GST"
          required
          rules={[requiredRule('Please enter a price')]}
          help="For new subscriptions and changes of plan. Those who have it keep the price that was agreed."
        />
        <NumberField
          name="members"
          label="People in a team"
          help="Empty is any number. Holds at once; where a team is larger, everybody stays and nobody new can join."
          min={1}
          max={100_000}
          decimals={0}
        />
        <NumberField
          name="trialDays"
          label="Days of trial"
          required
          rules={[requiredRule('Please enter a number of days')]}
          help="0 is none."
          min={0}
          max={365}
          decimals={0}
        />
        <TextAreaField name="features" label="What it holds" help="One line each." input={{ maxLength: 2000 }} />
        <CheckboxField name="popular" label="Mark as popular" />
      </EntryForm>
    </Dialog>
  );
}

const valuesOf = (plan: PlanCard): Values => ({
  name: plan.name,
  description: plan.description,
  price: plan.price,
  members: plan.members === null ? '' : String(plan.members),
  trialDays: String(plan.trialDays),
  popular: plan.popular,
  features: plan.features.join('\n'),
});
