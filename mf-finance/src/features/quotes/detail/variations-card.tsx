import type { Quote } from '@dwang/contracts';
import { sumMoney } from '@dwang/domain';
import { ItemList, ItemRow, LinkButton, Money, SectionCard } from '@dwang/kit';
import { quoteStatusName } from '../../../quote-words';
import { GST_WORDS } from './gst-words';

/** What was changed of an accepted quote since, and what all that was agreed comes to. Nothing on a quote that is none, or a variation itself. */
export function VariationsCard({ quote }: { quote: Quote }) {
  const { status, variations, subtotal, gst } = quote;
  if (status !== 'accepted' || quote.variationOf) return null;
  const agreed = variations.filter((one) => one.status === 'accepted').map((one) => one.subtotal);
  return (
    <SectionCard
      title="Variations"
      actions={
        <LinkButton to={`/quotes?new=1&variationOf=${quote.id}`} size="small">
          New variation
        </LinkButton>
      }
    >
      {variations.length === 0 ? (
        <p className="quote-text quote-hint">
          Work that is added, or takes the place of other work, is agreed with the client in a variation.
        </p>
      ) : (
        <>
          <ItemList label="Variations of this quote">
            {variations.map((one) => (
              <ItemRow
                key={one.id}
                to={`/quotes/${one.id}`}
                title={one.quoteNumber ?? 'Draft variation'}
                text={`${quoteStatusName(one.status)} · ${one.title}`}
                figure={<Money amount={one.subtotal} />}
              />
            ))}
          </ItemList>
          <p className="quote-left-over">
            <span>Agreed in all, {gst === 'none' ? GST_WORDS.none : GST_WORDS.exclusive}</span>
            <Money amount={sumMoney([subtotal, ...agreed])} strong />
          </p>
        </>
      )}
    </SectionCard>
  );
}
