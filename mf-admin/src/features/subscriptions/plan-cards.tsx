import { errorText } from '@dwang/client';
import type { PlanCard } from '@dwang/contracts';
import { Button, CheckIcon, ErrorState, formatMoney, Heading, Skeleton, Stack, StatusTag, Text } from '@dwang/kit';
import { useState } from 'react';
import { useListPlansQuery } from '../../api/subscriptions';
import { PlanDialog } from './plan-dialog';
import { limitText } from './words';

/** What can be subscribed to, each with what it costs and holds. */
export function PlanCards() {
  const { data, error, refetch, isFetching } = useListPlansQuery();
  const [edited, setEdited] = useState<PlanCard | null>(null);
  return (
    <Stack>
      <Heading>Subscription Plans</Heading>
      {!data && error && (
        <ErrorState
          title="Could not load the plans"
          reason={errorText(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 6 }} />}
      <ul className="mf-admin-plans">
        {data?.items.map((plan) => (
          <li key={plan.id} className="mf-admin-plan" data-popular={plan.popular || undefined}>
            <Offer plan={plan} />
            <Button block aria-label={`Edit Plan ${plan.name}`} onClick={() => setEdited(plan)}>
              Edit Plan
            </Button>
          </li>
        ))}
      </ul>
      {edited && <PlanDialog plan={edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}

function Offer({ plan }: { plan: PlanCard }) {
  const price = Number(plan.price) === 0 ? '$0' : formatMoney(plan.price);
  const lines = [...new Set([limitText(plan), ...plan.features])];
  return (
    <div className="mf-admin-offer">
      <div className="mf-admin-plan-head">
        <h3>{plan.name}</h3>
        {plan.popular && <StatusTag tone="calm">Popular</StatusTag>}
      </div>
      <Text rank="secondary">{plan.description}</Text>
      <p className="mf-admin-price">
        <strong className="dwang-figure">{price}</strong> {plan.period}
      </p>
      <ul className="mf-admin-features">
        {lines.map((line) => (
          <li key={line}>
            <CheckIcon aria-hidden />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
