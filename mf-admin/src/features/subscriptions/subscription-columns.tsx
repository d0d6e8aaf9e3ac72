import type { Subscription } from '@dwang/contracts';
import { formatDay, StatusTag, Text } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import { STATUSES, seatText } from './words';

/** The columns of the specification; how full the team is stands under the plan. */
export const SUBSCRIPTION_COLUMNS: Column<Subscription>[] = [
  { key: 'user', title: 'User', headline: true, width: 'wide', render: ({ user }) => <Subscriber {...user} /> },
  {
    key: 'plan',
    title: 'Plan',
    render: (row) => (
      <span className="mf-admin-plan-name">
        {row.planName}
        <span className="mf-admin-beside">{seatText(row)} in the team</span>
      </span>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    width: 'narrow',
    render: ({ status }) => <StatusTag tone={STATUSES[status][1]}>{STATUSES[status][0]}</StatusTag>,
  },
  { key: 'start', title: 'Start Date', width: 'narrow', render: ({ startDate }) => formatDay(startDate) },
  {
    key: 'next',
    title: 'Next Billing',
    width: 'narrow',
    render: ({ nextBilling }) => (nextBilling === 'N/A' ? nextBilling : formatDay(nextBilling)),
  },
  { key: 'amount', title: 'Amount', numeric: true, figure: true, render: ({ amount }) => amount },
];

function Subscriber({ name, company }: Subscription['user']) {
  return (
    <span className="mf-admin-subscriber">
      <Text rank="strong">{company}</Text>
      <span className="mf-admin-beside">{name}</span>
    </span>
  );
}
