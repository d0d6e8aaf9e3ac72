import { serverNow } from '@dwang/client';
import type { InvoiceParty, Quote } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { formatDay, formatInstant, formatMoney, ItemList, ItemRow, Link, Money, SectionCard, StatusTag } from '@dwang/kit';
import { type DetailItem, DetailList } from '@dwang/kit/data';
import { partyTexts, sumRows } from '@dwang/papers/words';
import { useUser } from '@dwang/shell-api';
import { expiryText, quoteStatusName, quoteTone } from '../../../quote-words';
import { statusName } from '../../../status';
import { GST_WORDS } from './gst-words';

/** State, days and job of a quote, and what became of it. */
export function QuoteFactsCard({ quote }: { quote: Quote }) {
  const { timeZone } = useUser().company;
  const left = expiryText(quote, dayOf(serverNow(), timeZone));
  const { decision } = quote;
  const items: DetailItem[] = [
    { label: 'Status', value: <StatusTag tone={quoteTone(quote.status)}>{quoteStatusName(quote.status)}</StatusTag> },
    { label: 'Quote date', value: formatDay(quote.issueDate) },
    { label: 'Can be accepted until', value: left ? `${formatDay(quote.expiryDate)} · ${left}` : formatDay(quote.expiryDate) },
    ...(quote.projectId ? [{ label: 'Job', value: <Link to={`/jobs/${quote.projectId}`}>{quote.projectName}</Link> }] : []),
    ...(quote.sentAt ? [{ label: 'Sent', value: formatInstant(quote.sentAt, timeZone) }] : []),
    ...(decision ? [{ label: quoteStatusName(quote.status), value: formatInstant(decision.at, timeZone) }] : []),
    ...(decision?.name ? [{ label: 'By', value: decision.by === 'client' ? `${decision.name}, online` : decision.name }] : []),
    ...(decision?.address ? [{ label: 'Network address', value: decision.address }] : []),
    ...(decision?.reason ? [{ label: 'Reason', value: decision.reason }] : []),
    ...(quote.variationOf
      ? [{ label: 'Variation of', value: <Link to={`/quotes/${quote.variationOf.id}`}>{quote.variationOf.quoteNumber}</Link> }]
      : []),
    ...(quote.estimateId ? [{ label: 'Made of', value: <Link to={`/estimates/${quote.estimateId}`}>Estimate</Link> }] : []),
    ...(quote.previousId
      ? [{ label: 'Before this', value: <Link to={`/quotes/${quote.previousId}`}>Earlier version</Link> }]
      : []),
    ...(quote.nextId ? [{ label: 'After this', value: <Link to={`/quotes/${quote.nextId}`}>Newer version</Link> }] : []),
  ];
  return (
    <SectionCard title="Details">
      <DetailList items={items} />
    </SectionCard>
  );
}

/** Who offers, or to whom. */
export function PartyCard({ title, party, name }: { title: string; party: InvoiceParty; name: string }) {
  return (
    <SectionCard title={title}>
      <address className="quote-party">
        <strong>{name}</strong>
        {partyTexts(party).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </SectionCard>
  );
}

export function QuoteTotalsCard({ quote }: { quote: Quote }) {
  return (
    <SectionCard title={quote.status === 'accepted' ? 'Accepted' : 'Totals'}>
      <DetailList
        items={sumRows(quote).map(({ label, amount, isTotal = false }) => ({
          label,
          value: formatMoney(amount),
          numeric: true,
          total: isTotal,
        }))}
      />
    </SectionCard>
  );
}

/** Terms or notes; nothing where there are none. */
export function TextCard({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <SectionCard title={title}>
      <p className="quote-text">{text}</p>
    </SectionCard>
  );
}

/** The invoices that were made of it, and what is left; of a variation that takes off, how that is settled. */
export function InvoicesCard({ invoices, invoicing, gst, variationOf, subtotal }: Quote) {
  const left = Number(invoicing?.left ?? 0);
  if (variationOf && invoicing && Number(subtotal) < 0 && left === 0)
    return (
      <SectionCard title="Invoices">
        <p className="quote-text quote-hint">
          This was taken off the invoices of <Link to={`/quotes/${variationOf.id}`}>{variationOf.quoteNumber}</Link>.
        </p>
      </SectionCard>
    );
  if (variationOf && left < 0)
    return (
      <SectionCard title="Invoices">
        <p className="quote-text quote-hint">
          This comes off the next invoice of <Link to={`/quotes/${variationOf.id}`}>{variationOf.quoteNumber}</Link>, or is
          credited once all of that is invoiced.
        </p>
      </SectionCard>
    );
  if (invoices.length === 0) return null;
  return (
    <SectionCard title="Invoices">
      <ItemList label="Invoices of this quote">
        {invoices.map(({ id, invoiceNumber, status, total }) => (
          <ItemRow
            key={id}
            to={`/invoices/${id}`}
            title={invoiceNumber ?? 'Draft invoice'}
            text={statusName(status)}
            figure={<Money amount={total} />}
          />
        ))}
      </ItemList>
      {invoicing && left !== 0 && (
        <p className="quote-left-over">
          <span>
            {left > 0 ? 'Left to invoice' : 'Invoiced beyond what is agreed now, to be credited'}, {GST_WORDS[gst]}
          </span>
          <Money amount={invoicing.left.replace('-', '')} />
        </p>
      )}
    </SectionCard>
  );
}
