import type { PlanCard } from '@dwang/contracts';
import { formatMoney } from '@dwang/kit';
import { requiredRule, SelectField } from '@dwang/kit/form';
import { limitText } from './words';

/** One of the plans, with what it costs and how many it is for. */
export function PlanField({ plans }: { plans: readonly PlanCard[] }) {
  const options = plans.map((plan) => ({
    value: plan.code,
    label: `${plan.name} · ${Number(plan.price) === 0 ? 'Free' : `${formatMoney(plan.price)} a month`} · ${limitText(plan)}`,
  }));
  return <SelectField name="plan" label="Plan" required rules={[requiredRule('Please choose a plan')]} select={{ options }} />;
}
