import type { PaperKind, Region, SendingSettings, SetSendingSettings } from '@dwang/contracts';

export type SendingValues = { isOn: boolean; steps: number[]; workingDaysOnly: boolean; region: Region | '' } & Record<
  `${PaperKind}Subject` | `${PaperKind}Message`,
  string
>;

/** Days from the due day that can be chosen. */
export const STEPS = [-7, -3, -1, 0, 3, 7, 14, 21, 30, 60].map((value) => ({ value, label: stepName(value) }));

function stepName(days: number): string {
  if (days === 0) return 'On the due day';
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days < 0 ? `${count} before` : `${count} after`;
}

export function toValues({ letters, reminders }: SendingSettings): SendingValues {
  const { invoice, quote, reminder, statement } = letters;
  return {
    ...reminders,
    region: reminders.region ?? '',
    invoiceSubject: invoice.subject,
    invoiceMessage: invoice.message,
    quoteSubject: quote.subject,
    quoteMessage: quote.message,
    reminderSubject: reminder.subject,
    reminderMessage: reminder.message,
    statementSubject: statement.subject,
    statementMessage: statement.message,
  };
}

export const fromValues = (values: SendingValues): SetSendingSettings => ({
  reminders: { isOn: values.isOn, steps: values.steps, workingDaysOnly: values.workingDaysOnly, region: values.region || null },
  letters: {
    invoice: { subject: values.invoiceSubject, message: values.invoiceMessage },
    quote: { subject: values.quoteSubject, message: values.quoteMessage },
    reminder: { subject: values.reminderSubject, message: values.reminderMessage },
    statement: { subject: values.statementSubject, message: values.statementMessage },
  },
});
