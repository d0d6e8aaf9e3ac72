import type { Invoice } from '@dwang/contracts';
import { ClaimCard } from '../features/claims';
import InvoiceDetail from '../features/invoices/detail/invoice-detail';
import { RetentionCard } from '../features/retentions';

const more = (invoice: Invoice) => (
  <>
    <RetentionCard invoice={invoice} />
    <ClaimCard invoice={invoice} />
  </>
);

/** One invoice by its id, with what other features show of it. */
export default function InvoicePage() {
  return <InvoiceDetail more={more} />;
}
