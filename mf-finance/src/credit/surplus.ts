import { centsToDecimal, parseCents } from '@dwang/domain';
import { confirmAction, formatMoney } from '@dwang/kit';
import { parseMoney } from '@dwang/kit/form';

/** By how much a typed amount is more than what is open; null when it is not. */
export function surplusOf(amount: string | undefined, balance: string): string | null {
  const money = parseMoney(amount ?? '');
  if (money === null) return null;
  const cents = parseCents(money) - parseCents(balance);
  return cents > 0 ? centsToDecimal(cents) : null;
}

/** Asks about a typed payment of more than what is open; true without asking when it is not more. */
export async function confirmSurplus(amount: string, balance: string, invoice: string): Promise<boolean> {
  const surplus = surplusOf(amount, balance);
  if (surplus === null) return true;
  const paid = formatMoney(parseMoney(amount));
  return confirmAction({
    title: 'More than is open?',
    text: `You typed ${paid}; ${formatMoney(balance)} is open on ${invoice}. ${formatMoney(surplus)} becomes the client's credit.`,
    confirm: `Record ${paid}`,
    cancel: 'Change the amount',
  });
}
