import { addDays, centsToDecimal, dayOf, dayText, dollarText } from '@dwang/domain';
import type { CompanyFacts, Member } from '@dwang/identity';
import type { Notice } from '@dwang/platform';
import { type ClaimDay, ContractDays, type RetentionDue } from '@dwang/service-finance';
import { Inject, Injectable } from '@nestjs/common';

/** Days before the last day for a payment schedule on which it is said. */
const SOON = 3;

type Told = Omit<Notice, 'userId' | 'kind'>;

/** Tells who made an invoice, and the owners, of the days of its payment claim, and of retentions that are due for release. */
@Injectable()
export class ContractWatch {
  constructor(@Inject(ContractDays) private readonly days: ContractDays) {}

  async notices({ id, timeZone }: CompanyFacts, members: readonly Member[], now: Date): Promise<Notice[]> {
    const today = dayOf(now.getTime(), timeZone);
    const claims = (await this.days.claims(id, today)).map((claim) => ({ of: claim.userId, told: ofClaim(claim, today) }));
    const due = (await this.days.retentions(id, today)).map((one) => ({ of: one.userId, told: ofRetention(one) }));
    return [...claims, ...due].flatMap(({ of, told }) => {
      if (!told) return [];
      const hearers = members.filter((member) => member.role === 'owner' || member.id === of);
      return hearers.map(({ id: userId }) => ({ ...told, userId, kind: 'contract-day' as const }));
    });
  }
}

function ofClaim(claim: ClaimDay, today: string): Told | null {
  const { invoiceId, invoiceNumber, clientName, stage, nextDay, respondBy, isScheduled, unpaidCents } = claim;
  const amount = dollarText(unpaidCents);
  const about = (step: string, day: string, type: Told['type'], title: string, message: string): Told => ({
    type,
    title: `${title}: ${clientName}`,
    message,
    to: `/invoices/${invoiceId}`,
    figures: { invoiceId, amount: centsToDecimal(unpaidCents), day },
    subject: `claim:${invoiceId}:${step}`,
    day,
  });
  if (stage === 'waiting' && nextDay <= addDays(today, SOON))
    return about(
      'schedule',
      nextDay,
      'warning',
      'Payment schedule awaited',
      `The payer of ${invoiceNumber} has until ${dayText(nextDay)} to answer the claim of ${amount}.`,
    );
  if (stage === 'due' && !isScheduled)
    return about(
      'none',
      respondBy,
      'info',
      'No payment schedule in time',
      `All of ${invoiceNumber}, ${amount}, is due on ${dayText(nextDay)}.`,
    );
  if (stage === 'unpaid')
    return about(
      'unpaid',
      nextDay,
      'error',
      'Payment claim unpaid',
      `${amount} of ${invoiceNumber} was due on ${dayText(nextDay)}. You may give notice that you will suspend work.`,
    );
  if (stage === 'may_suspend')
    return about(
      'suspend',
      nextDay,
      'error',
      'Work may be suspended',
      `${amount} of ${invoiceNumber} was not paid by ${dayText(nextDay)}, as your notice asked.`,
    );
  return null;
}

const ofRetention = ({ id, day, dueCents }: RetentionDue): Told => ({
  type: 'info',
  title: 'Retention due for release',
  message: `${dollarText(dueCents)} that is held back has been due since ${dayText(day)}. Bill its release.`,
  to: `/retentions?open=${id}`,
  figures: { retentionId: id, amount: centsToDecimal(dueCents), day },
  subject: `retention:${id}`,
  day,
});
