import type { PaymentClaim } from '@dwang/contracts';
import { formatDay, formatMoney } from '@dwang/kit';
import { type DetailItem, DetailList } from '@dwang/kit/data';
import { servedByText } from './claim-words';

/** A claim that was served, and what the payer answered. */
export function ClaimFacts({ claim }: { claim: PaymentClaim }) {
  const { servedOn, servedBy, servedNote, respondBy, schedule, notice, due } = claim;
  const items: DetailItem[] = [
    { label: 'Contract', value: claim.contract },
    { label: 'Work', value: claim.work },
    { label: 'Days of the work', value: [claim.periodFrom, claim.periodTo].map((day) => day && formatDay(day)).join(' to ') },
    { label: 'Claimed', value: formatMoney(claim.claimed) },
    { label: 'Served', value: [servedOn && formatDay(servedOn), servedByText(servedBy), servedNote].filter(Boolean).join(' · ') },
    { label: 'Payment schedule by', value: respondBy ? formatDay(respondBy) : '' },
    ...(schedule
      ? [
          {
            label: 'Payment schedule',
            value: `${formatMoney(schedule.amount)}, received ${formatDay(schedule.receivedOn)}${schedule.isLate ? ', too late' : ''}`,
          },
          ...(Number(schedule.difference) > 0
            ? [{ label: 'Not scheduled', value: `${formatMoney(schedule.difference)}${reasonsOf(schedule.reasons)}` }]
            : []),
        ]
      : []),
    ...(due === null ? [] : [{ label: 'Due', value: `${formatMoney(due)} by ${formatDay(claim.dueOn)}` }]),
    ...(notice
      ? [
          {
            label: 'Notice of suspension',
            value: [formatDay(notice.day), `to be paid by ${formatDay(notice.endsOn)}`, notice.note].filter(Boolean).join(' · '),
          },
        ]
      : []),
  ];
  return <DetailList items={items} />;
}

const reasonsOf = (reasons: string): string => (reasons ? `: ${reasons}` : '. No reasons were given.');
