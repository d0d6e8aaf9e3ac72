import type { MaterialAdvice } from '@dwang/contracts';
import { formatDay, Heading, Money } from '@dwang/kit';
import { AddToEstimate } from '../../estimating';
import { Sources } from './sources';

/** The list with its prices, why these, and the way into an estimate. */
export function MaterialAdviceView({ advice }: { advice: MaterialAdvice }) {
  const { basis, items, total, priceDay, reasons, sources } = advice;
  return (
    <>
      <Heading level={3}>{basis}</Heading>
      <ul className="tools-advice-list" aria-label="Materials">
        {items.map(({ description, quantity, unit, total: amount }) => (
          <li key={description}>
            <span>{description}</span>
            <span className="tools-advice-quantity">
              {quantity} {unit}
            </span>
            <span className="tools-advice-amount">
              <Money amount={amount} />
            </span>
          </li>
        ))}
        <li className="tools-advice-total">
          <span>Total without GST</span>
          <span className="tools-advice-amount">
            <Money amount={total} />
          </span>
        </li>
      </ul>
      <p className="tools-advice-notice">
        Indicative prices of {formatDay(priceDay)} and usual quantities for a first look. Measure and ask merchants before you
        quote.
      </p>
      <AddToEstimate materials={items.map(({ description, quantity, unit }) => ({ description, quantity, unit }))} />
      <div>
        <Heading level={3}>Why these</Heading>
        <ul className="tools-advice-reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <Sources sources={sources} />
    </>
  );
}
