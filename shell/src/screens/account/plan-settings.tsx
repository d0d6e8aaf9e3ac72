import { errorText, useGetCompanyPlanQuery } from '@dwang/client';
import type { CompanyPlan } from '@dwang/contracts';
import { ErrorState, formatDay, formatMoney, ItemList, ItemRow, SectionCard, Skeleton, StatusTag } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { useSession } from '../../session';

const STATUSES = {
  active: ['Active', 'good'],
  trialing: ['Trial', 'calm'],
  past_due: ['Past due', 'bad'],
  canceled: ['Canceled', 'neutral'],
} as const;
const PAYMENTS = { open: 'Open', paid: 'Paid', void: 'Void' } as const;

/** What the company has subscribed to, how full its team is, and what it owes; for its owner. */
export function PlanSettings() {
  const { user } = useSession();
  const { data, error, refetch, isFetching } = useGetCompanyPlanQuery(undefined, { skip: user?.role !== 'owner' });
  if (user?.role !== 'owner') return null;
  return (
    <SectionCard title="Plan" minHeight={data ? 'none' : 'small'}>
      {data && <Plan plan={data} />}
      {!data && !error && <Skeleton active />}
      {!data && error && (
        <ErrorState
          reason={errorText(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </SectionCard>
  );
}

function Plan({ plan: { plan, status, amount, nextBilling, trialEnds, members, invoices } }: { plan: CompanyPlan }) {
  const seats = plan.members === null ? `${members}, as many as you like` : `${members} of ${plan.members}`;
  const isOver = plan.members !== null && members > plan.members;
  return (
    <div className="shell-plan">
      <DetailList
        items={[
          { label: 'Plan', value: `${plan.name} · ${plan.description}` },
          ...(status
            ? [{ label: 'Status', value: <StatusTag tone={STATUSES[status][1]}>{STATUSES[status][0]}</StatusTag> }]
            : []),
          { label: 'Price', value: amount === 'Free' ? 'Free' : `${amount} per month, with GST` },
          ...(trialEnds ? [{ label: 'Trial until', value: formatDay(trialEnds) }] : []),
          ...(nextBilling === 'N/A' ? [] : [{ label: 'Next billing', value: formatDay(nextBilling) }]),
          { label: 'In the team', value: seats },
        ]}
      />
      <p className="shell-plan-note">{noteOf(status, isOver)}</p>
      {invoices.length > 0 && (
        <ItemList label="Invoices of the plan">
          {invoices.map(({ id, number, from, to, amount: owed, status: paid, dueOn }) => (
            <ItemRow
              key={id}
              title={number}
              text={`${paid === 'open' ? `Due ${formatDay(dueOn)}` : PAYMENTS[paid]} · ${formatDay(from)} to ${formatDay(to)}`}
              figure={formatMoney(owed)}
            />
          ))}
        </ItemList>
      )}
    </div>
  );
}

function noteOf(status: CompanyPlan['status'], isOver: boolean): string {
  if (status === 'past_due')
    return 'An invoice is past due. Everybody keeps working, but nobody new can join the team until it is paid.';
  if (isOver) return 'The team is larger than the plan. Everybody keeps working, but nobody new can join until it fits.';
  return 'To change the plan, write to the administrator from Help.';
}
