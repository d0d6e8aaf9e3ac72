import type { Invoice, PaymentClaim } from '@dwang/contracts';
import { type ClaimItem, checkDueDay, claimGaps } from '@dwang/domain/construction-contracts';
import { CheckIcon, formatDay, formatMoney, WarnIcon } from '@dwang/kit';
import { useGetClaimSettingsQuery } from '../../api/claims';
import { useToday } from '../../use-today';
import { dueDayText } from './claim-words';

interface Check {
  text: string;
  isDone: boolean;
}

const ITEMS: readonly [item: ClaimItem, done: string][] = [
  ['contract', 'The construction contract is named'],
  ['work', 'The construction work is described'],
  ['periodTo', 'The days of the work are given'],
  ['basis', 'How the amount was worked out is said'],
  ['formAttached', 'Form 1 goes with it'],
];

/** What section 20 asks of a payment claim, item by item. */
export function ClaimChecklist({ invoice, claim }: { invoice: Invoice; claim: PaymentClaim }) {
  const gaps = new Map(claimGaps(claim).map(({ item, text }) => [item, text]));
  const isIssued = invoice.status !== 'draft';
  const checks: Check[] = [
    { text: isIssued ? 'It is in writing, with a number and a date' : 'Issue the invoice first', isDone: isIssued },
    { text: `${formatMoney(claim.claimed)} is claimed, due on ${formatDay(claim.dueOn)}`, isDone: true },
    ...ITEMS.map(([item, done]) => ({ text: gaps.get(item) ?? done, isDone: !gaps.has(item) })),
    { text: 'The PDF says that it is made under the Act', isDone: true },
  ];
  return (
    <>
      <ul className="claim-checks" aria-label="What a payment claim has to say">
        {checks.map(({ text, isDone }) => (
          <li key={text} className={isDone ? 'claim-check' : 'claim-check claim-check-missing'}>
            {isDone ? <CheckIcon aria-label="Done" /> : <WarnIcon aria-label="Missing" />}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <DueDay claim={claim} />
    </>
  );
}

/** Whether the due day that was typed fits the Act, if the claim were served today. */
function DueDay({ claim: { dueOn, responseDays } }: { claim: PaymentClaim }) {
  const today = useToday();
  const { data: settings } = useGetClaimSettingsQuery();
  if (!settings) return null;
  const text = dueDayText(checkDueDay({ dueOn, servedOn: today, responseDays }, settings.anniversaryRegion), dueOn);
  return text && <p className="claim-due">{text}</p>;
}
