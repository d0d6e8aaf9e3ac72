import { formatDecimalHours, formatExactHours } from '../format/duration';
import { formatMoney } from '../format/money';

/** An amount with thousands separators and tabular figures. `strong` for totals. */
export function Money({ amount, strong = false }: { amount: string | null | undefined; strong?: boolean }) {
  return <span className={strong ? 'dwang-figure dwang-figure-strong' : 'dwang-figure'}>{formatMoney(amount)}</span>;
}

interface HoursProps {
  seconds: number;
  withDecimal?: boolean;
  /** Lets seconds stand below, where there is no room beside. */
  wraps?: boolean;
}

/**
 * Hours as 7:30, with 7.50 beside it where they are billed. Nothing is rounded, so that a column adds up to its total: seconds are shown
 * where there are some (`0:10:45`), and a decimal only where two places say it.
 */
export function Hours({ seconds, withDecimal = false, wraps = false }: HoursProps) {
  const text = formatExactHours(seconds);
  const end = wraps && seconds % 60 !== 0 ? -3 : text.length;
  return (
    <span className={wraps ? 'dwang-figure dwang-figure-wraps' : 'dwang-figure'}>
      {text.slice(0, end)}
      {end < 0 && <wbr />}
      {text.slice(end)}
      {withDecimal && seconds % 36 === 0 && <small className="dwang-figure-beside">{formatDecimalHours(seconds)}</small>}
    </span>
  );
}
