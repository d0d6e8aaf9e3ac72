import type { LoggedMail, MailKind } from '@dwang/contracts';
import type { Tone } from '@dwang/kit';

export const KINDS: Record<MailKind, string> = {
  invoice: 'Invoice',
  quote: 'Quote',
  reminder: 'Payment reminder',
  statement: 'Statement',
  mailing: 'Letter to clients',
  timesheet: 'Timesheet',
  invitation: 'Invitation',
  confirmation: 'Email confirmation',
  'password-reset': 'New password',
  security: 'Account security',
  notice: 'Notices',
};

export const STATES: Record<LoggedMail['status'], [string, Tone]> = {
  queued: ['Queued', 'calm'],
  sending: ['Being sent', 'calm'],
  sent: ['Sent', 'good'],
  failed: ['Failed', 'bad'],
  unknown: ['Not known', 'warn'],
  dropped: ['Not needed', 'neutral'],
};

/** The value of a filter in the address, if it is one of these. */
export const choiceOf = <Choice extends string>(words: Record<Choice, unknown>, text: string | null): Choice | undefined =>
  text !== null && Object.hasOwn(words, text) ? (text as Choice) : undefined;

/** Why a letter cannot be sent again from here, where somebody might look for it. */
export function retryHint({ status, canRetry }: LoggedMail): string | null {
  if (canRetry) return null;
  if (status === 'unknown') return 'Somebody may have got this letter, so it is not sent again from here.';
  if (status === 'failed') return 'Whoever needs this letter asks for a new one: it is not kept.';
  return null;
}
