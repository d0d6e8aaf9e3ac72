import { formatDecimalHours, formatExactHours } from '../format/duration';
import { formatMoney } from '../format/money';

/** An amount with thousands separators and tabular figures. `strong` for totals. */
export function Money({ amount, strong = false }: { amount: string | null | undefined; strong?: boolean }) {
  return <span className={strong ? 'dwang-figure dwang-figure-strong' : 'dwang-figure'}>{formatMoney(amount)}</span>;
}

/**
 * Hours as 7:30, with 7.50 beside it where they are billed. Nothing is rounded, so that a column adds up to its total: seconds are shown
 * where there are some (`0:10:45`), and a decimal only where two places say it.
 */
export function Hours({ seconds, withDecimal = false }: { seconds: number; withDecimal?: boolean }) {
  return (
    <span className="dwang-figure">
      {formatExactHours(seconds)}
      {withDecimal && seconds % 36 === 0 && <small className="dwang-figure-beside">{formatDecimalHours(seconds)}</small>}
    </span>
  );
}
