import type { Recipients } from '@dwang/contracts';
import { formatCount } from '@dwang/kit';

const clients = (count: number): string => (count === 1 ? '1 client' : `${formatCount(count)} clients`);

/** Who gets the letter and who does not, in a sentence or two. */
export function recipientWords(
  { isMailOn, count, optedOut, withoutEmail }: Recipients,
  { q, isOwing }: { q: string; isOwing: boolean },
): string {
  const which = [q && `found by “${q}”`, isOwing && 'owing money'].filter(Boolean).join(', ');
  const missed = [
    withoutEmail > 0 && `${clients(withoutEmail)} without an email address`,
    optedOut > 0 && `${clients(optedOut)} who asked for no letters`,
  ].filter(Boolean);
  const rest = missed.length > 0 ? ` Left out: ${missed.join(' and ')}.` : '';
  const whom = `${clients(count)}${which ? ` (${which})` : ''}`;
  return isMailOn ? `${whom} will get this letter, each their own.${rest}` : `Addresses of ${whom}.${rest}`;
}
