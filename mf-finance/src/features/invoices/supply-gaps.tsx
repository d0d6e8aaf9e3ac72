import type { Invoice } from '@dwang/contracts';
import { parseCents, supplyGaps } from '@dwang/domain';
import { Alert, Link } from '@dwang/kit';

/**
 * Says, before it is issued, what an invoice lacks of the information that a client registered for GST may ask for. Nothing when it is whole.
 * While it is typed, only what lies outside the form is looked at.
 */
export function SupplyGaps({ invoice, isTyped = false }: { invoice: Invoice; isTyped?: boolean }) {
  const gaps = supplyGaps(invoice).filter((gap) => !isTyped || gap.of !== 'invoice');
  if (gaps.length === 0) return chargesUnregistered(invoice) ? <NoGstNumber /> : <NoAccount invoice={invoice} />;
  const misses = (of: 'seller' | 'buyer') => gaps.some((gap) => gap.of === of);
  return (
    <Alert
      type="warning"
      showIcon
      title={`Missing on this invoice: ${listed(gaps.map(({ text }) => text))}`}
      description={
        <>
          A client who is registered for GST may ask for it, and an invoice does not change once it is issued.
          {misses('seller') && (
            <>
              {' '}
              <Link to="/profile">Complete your company</Link>.
            </>
          )}
          {misses('buyer') && invoice.clientId !== null && (
            <>
              {' '}
              <Link to={`/jobs/clients/${invoice.clientId}`}>Complete the client</Link>.
            </>
          )}
        </>
      }
    />
  );
}

const chargesUnregistered = ({ seller, tax }: Invoice): boolean => seller.gstNumber.trim() === '' && parseCents(tax) !== 0;

/** An invoice of at most $200 need not show the number; charging GST asks for one all the same. Source: Goods and Services Tax Act 1985, s 8. */
function NoGstNumber() {
  return (
    <Alert
      type="warning"
      showIcon
      title="GST is charged, but your company has no GST number"
      description={
        <>
          Only a business that is registered for GST may charge it. <Link to="/profile">Enter your number</Link>, or choose “No
          GST”.
        </>
      }
    />
  );
}

/** Where there is no account the client cannot see where to pay. */
function NoAccount({ invoice }: { invoice: Invoice }) {
  if (invoice.seller.bankAccount !== '' || invoice.seller.name === '') return null;
  return (
    <Alert
      type="info"
      showIcon
      title="No bank account stands on this invoice"
      description={<Link to="/profile">Say where your clients pay</Link>}
    />
  );
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
