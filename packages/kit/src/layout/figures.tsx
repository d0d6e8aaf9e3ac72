import { formatDecimalHours, formatHours } from '../format/duration';
import { formatMoney } from '../format/money';

/** An amount with thousands separators and tabular figures. `strong` for totals. */
export function Money({ amount, strong = false }: { amount: string | null | undefined; strong?: boolean }) {
  return <span className={strong ? 'dwang-figure dwang-figure-strong' : 'dwang-figure'}>{formatMoney(amount)}</span>;
}

/** Hours as 7:30, with 7.50 beside it where they are billed. */
export function Hours({ seconds, withDecimal = false }: { seconds: number; withDecimal?: boolean }) {
  return (
    <span className="dwang-figure">
      {formatHours(seconds)}
      {withDecimal && <small className="dwang-figure-beside">{formatDecimalHours(seconds)}</small>}
    </span>
  );
}
