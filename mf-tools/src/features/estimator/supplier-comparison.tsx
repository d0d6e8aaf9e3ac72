import type { EstimateLine, PriceBook } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { compareSuppliers, type SupplierComparison } from '@dwang/domain/estimates';
import { Button, EmptyState, formatDay, Money, SectionCard, StatusTag, Text } from '@dwang/kit';

interface ComparisonProps {
  lines: readonly EstimateLine[];
  books: readonly PriceBook[];
  wastePercent: string;
  chosen: string;
  onChoose: (key: string) => void;
}

/** What the materials cost at each supplier, and split over all of them. Source of the title: specification 1, section 2. */
export function SupplierPriceComparison({ lines, books, wastePercent, chosen, onChoose }: ComparisonProps) {
  const typed = lines.filter(({ materialId }) => materialId === null).length;
  if (typed > 0 && typed === lines.length) {
    return (
      <SectionCard title="Supplier Price Comparison">
        <EmptyState
          text="Nothing to compare yet."
          hint="Lines typed by hand cost the same everywhere. Add materials from the catalogue to compare suppliers."
        />
      </SectionCard>
    );
  }
  const comparison = compareSuppliers(lines, books, wastePercent);
  return (
    <SectionCard title="Supplier Price Comparison">
      <ul className="estimate-suppliers">
        {comparison.totals.map(({ supply, totalCents, missing }) => {
          const book = books.find(({ key }) => key === supply.key);
          const isChosen = supply.key === chosen;
          return (
            <li key={supply.key} className="estimate-supplier" aria-current={isChosen}>
              <strong className="estimate-wrap">{supply.name}</strong>
              <span className="estimate-supplier-sum">
                <Money amount={centsToDecimal(totalCents)} strong />
              </span>
              <span className="estimate-supplier-marks">
                {comparison.cheapest === supply.key && <StatusTag tone="good">Cheapest</StatusTag>}
                {missing > 0 && (
                  <StatusTag tone="warn">{missing === 1 ? '1 price missing' : `${missing} prices missing`}</StatusTag>
                )}
                {book?.isStale && <StatusTag tone="warn">Old prices</StatusTag>}
                {book && !book.isOwn && <StatusTag tone="neutral">Indicative</StatusTag>}
              </span>
              <Text rank="secondary">{book?.pricedOn ? `Prices of ${formatDay(book.pricedOn)}` : 'No prices yet'}</Text>
              <Button aria-pressed={isChosen} disabled={isChosen} onClick={() => onChoose(supply.key)}>
                {isChosen ? 'In use' : 'Use these prices'}
              </Button>
            </li>
          );
        })}
      </ul>
      {typed > 0 && (
        <Text rank="secondary">
          {typed === 1
            ? '1 line was typed by hand and costs the same everywhere.'
            : `${typed} lines were typed by hand and cost the same everywhere.`}
        </Text>
      )}
      <SplitBasket comparison={comparison} lines={lines} />
    </SectionCard>
  );
}

/** Each thing where it is cheapest, and what that saves against the cheapest supplier who has everything. */
function SplitBasket({
  comparison: { totals, cheapest, basket },
  lines,
}: {
  comparison: SupplierComparison;
  lines: readonly EstimateLine[];
}) {
  const single = totals.find(({ supply }) => supply.key === cheapest);
  const saved = single && basket.missing === 0 ? single.totalCents - basket.totalCents : 0;
  const shops = totals
    .map(({ supply }) => ({ supply, picks: basket.picks.filter(({ key }) => key === supply.key) }))
    .filter(({ picks }) => picks.length > 0);
  return (
    <details className="estimate-basket">
      <summary>
        <span>Cheapest split basket</span>
        <Money amount={centsToDecimal(basket.totalCents)} strong />
        {saved > 0 && <StatusTag tone="good">Saves {`$${centsToDecimal(saved)}`}</StatusTag>}
        {basket.missing > 0 && <StatusTag tone="warn">{basket.missing} without a price</StatusTag>}
      </summary>
      {shops.map(({ supply, picks }) => (
        <div key={supply.key}>
          <strong>{supply.name}</strong>
          <ul>
            {picks.map(({ uid, cents }) => (
              <li key={uid}>
                <span className="estimate-wrap">{lines.find((line) => line.uid === uid)?.description}</span>
                <Money amount={centsToDecimal(cents)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
