import type { Plan, Subscription } from '@dwang/contracts';
import { Alert, Dialog } from '@dwang/kit';
import { EntryForm } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useChangeSubscriptionMutation, useListPlansQuery } from '../../api/subscriptions';
import { PlanField } from './plan-field';
import { tooManyText } from './words';

/** Another plan for a company; says beforehand what becomes of a team that is larger than it. */
export function ChangePlanDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { data } = useListPlansQuery();
  const [change] = useChangeSubscriptionMutation();
  const notify = useNotify();
  const [code, setCode] = useState<Plan>(subscription.plan);
  const plans = data?.items ?? [];
  const chosen = plans.find((plan) => plan.code === code);
  const warning = chosen && tooManyText(subscription.members, chosen);
  const save = async ({ plan }: { plan: Plan }) => {
    const { planName, user } = await change({ id: subscription.id, plan, version: subscription.version }).unwrap();
    notify.success({ title: `${user.company} is on the ${planName} plan` });
    onClose();
  };
  return (
    <Dialog open title={`Plan of ${subscription.user.company}`} onClose={onClose}>
      <EntryForm<{ plan: Plan }>
        initialValues={{ plan: subscription.plan }}
        saveLabel="Change plan"
        onSave={save}
        onCancel={onClose}
        onValuesChange={(_, all) => setCode(all.plan)}
      >
        <PlanField plans={plans} />
        <p className="mf-admin-note">The plan holds at once, its price from the next invoice.</p>
        {warning && <Alert type="warning" showIcon title={warning} />}
      </EntryForm>
    </Dialog>
  );
}
