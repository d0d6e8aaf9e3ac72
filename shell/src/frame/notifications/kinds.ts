import type { NotificationKind } from '@dwang/contracts';

/** The kinds in the order in which they are offered, with what each tells. */
export const KINDS: Record<NotificationKind, { title: string; text: string }> = {
  'invoice-overdue': { title: 'Invoice overdue', text: 'An invoice was not paid by its due date.' },
  'invoice-due-soon': { title: 'Invoice due soon', text: 'An invoice falls due within three days.' },
  'contract-day': {
    title: 'Payment claim or retention',
    text: 'A day of a payment claim is near or past, or a retention is due for release.',
  },
  'quote-accepted': { title: 'Quote accepted', text: 'A client has accepted or declined your quote.' },
  'recurring-invoice': { title: 'Recurring invoice', text: 'A recurring invoice was made, or could not be made.' },
  'weather-risk': { title: 'Weather risk', text: 'The weather endangers work on a day booked for a site.' },
  'timer-forgotten': { title: 'Forgotten timer', text: 'Your timer has been running for more than ten hours.' },
  'entry-needs-attention': { title: 'Entry needs attention', text: 'Something you entered could not be sent.' },
  'shared-with-you': { title: 'Shared with you', text: 'Somebody has shared a job with you.' },
  'task-for-you': { title: 'Task for you', text: 'Somebody has given you a task on a job.' },
  'week-handed-in': { title: 'Week handed in', text: 'Somebody of your team has handed in a week for approval.' },
  'week-decided': { title: 'Week approved or returned', text: 'Your week was approved, or has come back to you.' },
  'account-security': { title: 'Security of your account', text: 'A sign-in on a new device, or a change of how you sign in.' },
  'company-closing': { title: 'Closing of the company', text: 'The company is to close, or an owner has kept it after all.' },
  'backup-failed': { title: 'Backup failed', text: 'A backup of this installation did not succeed.' },
};
