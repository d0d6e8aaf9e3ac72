import type { Recommendation } from '@dwang/contracts';
import { dayText, dollarText, toHoursMinutes } from '@dwang/domain';
import {
  AHEAD_POINTS,
  type BudgetFinding,
  type Finding,
  HIGH_USE,
  type InvoiceDetail,
  UNBILLED_DAYS,
  urgencyOf,
  type WeatherFinding,
} from '@dwang/domain/insights';
import { instantText } from '../watch/words';

type Words = Pick<Recommendation, 'id' | 'title' | 'text' | 'why' | 'action'>;

interface Reader {
  timeZone: string;
  /** The Weather Impact Analyzer is on their dashboard. */
  hasAnalyzer: boolean;
}

/** A finding in words, with the button that acts on it. */
export const recommendationOf = (finding: Finding, reader: Reader): Recommendation => ({
  kind: finding.kind,
  tone: urgencyOf(finding),
  ...wordsOf(finding, reader),
});

/** The analyzer on the dashboard, at the day and the region of the job; without it the job. */
function weatherAction({ projectId, day, region }: WeatherFinding, { hasAnalyzer }: Reader): Words['action'] {
  if (!hasAnalyzer) return { label: 'Open job', to: `/jobs/${projectId}` };
  const site = new URLSearchParams({ job: String(projectId), day, ...(region ? { region } : {}) });
  return { label: 'See analysis', to: `/?${site}#weather-impactor` };
}

function wordsOf(finding: Finding, reader: Reader): Words {
  switch (finding.kind) {
    case 'unbilled-hours':
      return {
        id: `unbilled-hours:${finding.projectId}`,
        title: `Bill ${dollarText(finding.amountCents)} on ${finding.projectName}`,
        text: `${toHoursMinutes(finding.seconds)} hours are unbilled, the oldest from ${dayText(finding.oldestDay)}.`,
        why: `Shown when time has not been billed for more than ${UNBILLED_DAYS} days.`,
        action: { label: 'Make invoice', to: `/invoices?new=1&projectId=${finding.projectId}` },
      };
    case 'overdue-invoice':
      return {
        id: `overdue-invoice:${finding.invoiceId}`,
        title: `${finding.clientName} owes ${dollarText(finding.openCents)}`,
        text: `${finding.name} was due on ${dayText(finding.dueDate)}, ${finding.days} ${finding.days === 1 ? 'day' : 'days'} ago.`,
        why: 'Shown from the day after the due date until the invoice is paid or void.',
        action: { label: 'Open invoice', to: `/invoices/${finding.invoiceId}` },
      };
    case 'budget-burn':
      return {
        id: `budget-burn:${finding.projectId}`,
        ...budgetWords(finding),
        action: { label: 'Open job', to: `/jobs/${finding.projectId}` },
      };
    case 'timer-forgotten':
      return {
        id: `timer-forgotten:${finding.since}`,
        title: 'Is your timer still at work?',
        text: `It has been running on ${finding.projectName ?? 'General'} since ${instantText(new Date(finding.since), reader.timeZone)}.`,
        why: 'Shown when your timer has run for more than 10 hours or past midnight without a word from you.',
        action: { label: 'Go to timer', to: '/#job-timer' },
      };
    case 'weather-risk':
      return {
        id: `weather-risk:${finding.projectId}:${finding.day}`,
        title: `Weather ${finding.verdict === 'stop' ? 'stops work' : 'risk'} on ${dayText(finding.day)}: ${finding.projectName}`,
        text: `${finding.place}: ${finding.summary}`,
        why: 'Shown when the forecast breaks a limit of your trade on a booked day, within three days.',
        action: weatherAction(finding, reader),
      };
    case 'invoice-details':
      return {
        id: 'invoice-details',
        title: `Add your ${finding.missing.map((detail) => DETAILS[detail].name).join(' and ')}`,
        text: finding.missing.map((detail) => DETAILS[detail].use).join(' '),
        why: 'Shown when you have made an invoice and the company details are not complete.',
        action: { label: 'Complete profile', to: '/profile' },
      };
  }
}

const DETAILS: Record<InvoiceDetail, { name: string; use: string }> = {
  bankAccount: { name: 'bank account', use: 'Clients cannot see where to pay.' },
  gstNumber: { name: 'GST number', use: 'Without it an invoice with GST does not name who charges it.' },
};

function budgetWords({ name, used, progress, estimateCents, actualCents, reason }: BudgetFinding): Omit<Words, 'id' | 'action'> {
  const spent = `${dollarText(actualCents)} of ${dollarText(estimateCents)} is used (${used}%), at ${progress}% progress.`;
  switch (reason) {
    case 'over':
      return {
        title: `${name} is over its estimate`,
        text: spent,
        why: 'Shown when the time on a job has cost more than its estimate.',
      };
    case 'high':
      return {
        title: `${name} has used ${used}% of its estimate`,
        text: spent,
        why: `Shown above ${HIGH_USE}% of the estimate while the work is behind that.`,
      };
    case 'ahead':
      return {
        title: `The cost of ${name} runs ahead of the work`,
        text: spent,
        why: `Shown when the share of the estimate that is used is more than ${AHEAD_POINTS} points above the progress.`,
      };
  }
}
