import { Plan, type Subscription, SubscriptionStatus } from '@dwang/contracts';
import { AddIcon, Button, FilterBar, Heading, Row, Stack, useSearchParams } from '@dwang/kit';
import { Select } from '@dwang/kit/form';
import { useState } from 'react';
import { ChangePlanDialog } from './change-plan-dialog';
import { NewSubscriptionDialog } from './new-subscription-dialog';
import { PlanCards } from './plan-cards';
import { SubscriptionSheet } from './subscription-sheet';
import { SubscriptionTable } from './subscription-table';
import './subscriptions.css';

const PLANS = [
  { value: '', label: 'All Plans' },
  { value: 'free', label: 'Free' },
  { value: 'basic', label: 'Basic' },
  { value: 'professional', label: 'Professional' },
  { value: 'enterprise', label: 'Enterprise' },
];
const STATUSES = [
  { value: '', label: 'All Status' },
  { value: 'active', label: 'Active' },
  { value: 'trialing', label: 'Trialing' },
  { value: 'past_due', label: 'Past Due' },
  { value: 'canceled', label: 'Canceled' },
];

/** Who has subscribed to which plan, and the plans themselves; filters live in the address. */
export default function SubscriptionManagement() {
  const { plan, status, set, reset } = useFilters();
  const [isAdding, setAdding] = useState(false);
  const [changing, setChanging] = useState<Subscription | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Stack>
      <Row spread>
        <Heading>Subscription Management</Heading>
        <Button type="primary" icon={<AddIcon aria-hidden />} onClick={() => setAdding(true)}>
          New Subscription
        </Button>
      </Row>
      <FilterBar activeCount={Number(plan !== undefined) + Number(status !== undefined)} onReset={reset}>
        <Select aria-label="Plan" options={PLANS} value={plan ?? ''} onChange={(value) => set('plan', value)} />
        <Select aria-label="Status" options={STATUSES} value={status ?? ''} onChange={(value) => set('status', value)} />
      </FilterBar>
      <SubscriptionTable filters={{ plan, status }} onOpen={setOpened} onChange={setChanging} />
      <PlanCards />
      {isAdding && <NewSubscriptionDialog onClose={() => setAdding(false)} />}
      {changing && <ChangePlanDialog subscription={changing} onClose={() => setChanging(null)} />}
      {opened !== null && <SubscriptionSheet id={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

function useFilters() {
  const [search, setSearch] = useSearchParams();
  const change = (names: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(names)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true });
  };
  return {
    plan: Plan.safeParse(search.get('plan')).data,
    status: SubscriptionStatus.safeParse(search.get('status')).data,
    set: (name: 'plan' | 'status', value: string) => change({ [name]: value }),
    reset: () => change({ plan: '', status: '' }),
  };
}
