import type { ClientReminder, SendReminders } from '@dwang/contracts';
import { sumMoney } from '@dwang/domain';
import { formatDay, formatMoney } from '@dwang/kit';

/** Ticked from the start: not held back, with an address, and not reminded of today. */
export function mayRemind(row: ClientReminder, id: number, today: string): boolean {
  const invoice = row.invoices.find((one) => one.id === id);
  return !row.isStopped && row.to !== '' && invoice !== undefined && !invoice.isStopped && invoice.remindedOn !== today;
}

/** What is asked of the server: one letter to each client of whom an invoice is ticked. */
export function lettersOf(
  rows: readonly ClientReminder[],
  isChosen: (row: ClientReminder, id: number) => boolean,
): SendReminders['letters'] {
  return rows.flatMap((row) => {
    const invoiceIds = row.invoices.filter(({ id }) => isChosen(row, id)).map(({ id }) => id);
    const { clientId, to, subject, message } = row;
    return to !== '' && invoiceIds.length > 0 ? [{ clientId, invoiceIds, to, subject, message }] : [];
  });
}

/** The letter as it would go out now. */
export function letterText({ message, invoices }: ClientReminder, isChosen: (id: number) => boolean): string {
  const chosen = invoices.filter(({ id }) => isChosen(id));
  const lines = chosen.map(
    ({ invoiceNumber, balance, dueDate }) => `${invoiceNumber}  ${formatMoney(balance)}  due ${formatDay(dueDate)}`,
  );
  const open = formatMoney(sumMoney(chosen.map(({ balance }) => balance)));
  return message.replaceAll('{invoices}', lines.join('\n')).replaceAll('{open}', open);
}
