import { errorText, serverNow } from '@dwang/client';
import type { InvoiceSummary } from '@dwang/contracts';
import { dayOf, dueText, parseCents } from '@dwang/domain';
import {
  EmptyState,
  ErrorState,
  formatMoney,
  InvoiceIcon,
  ItemList,
  ItemRow,
  LinkButton,
  SectionCard,
  Skeleton,
  StatusTag,
} from '@dwang/kit';
import { useUser, type WidgetProps } from '@dwang/shell-api';
import { useListOpenInvoicesQuery } from '../api/invoices';
import { toneOf } from '../status';
import { ReadyToInvoice } from './ready-to-invoice';
import './pending-invoices.css';
import { usePendingOrder } from './use-pending-order';

const SHOWN = 5;

/** The dashboard's card of invoices that wait for money, the most pressing first. */
export default function PendingInvoicesWidget(_props: WidgetProps) {
  return (
    <SectionCard
      title="Pending Invoices"
      icon={<InvoiceIcon aria-hidden />}
      minHeight="medium"
      flush
      actions={
        <LinkButton to="/invoices" type="text" size="small">
          View All
        </LinkButton>
      }
    >
      <OpenInvoices />
      <ReadyToInvoice />
    </SectionCard>
  );
}

function OpenInvoices() {
  const { data, error, isFetching, refetch } = useListOpenInvoicesQuery();
  const { timeZone } = useUser().company;
  const [{ order }] = usePendingOrder();
  if (!data && error) {
    return (
      <ErrorState
        title="Could not load invoices"
        reason={errorText(error, 'Please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  if (data.length === 0) return <EmptyState text="No pending invoices" hint="Nobody owes you money just now." />;
  const today = dayOf(serverNow(), timeZone);
  return (
    <ItemList label="Pending invoices">
      {inOrder(data, order)
        .slice(0, SHOWN)
        .map((invoice) => (
          <OpenInvoice key={invoice.id} invoice={invoice} today={today} />
        ))}
    </ItemList>
  );
}

/** Amounts are compared as cents, since they are decimal strings. */
const inOrder = (invoices: readonly InvoiceSummary[], order: 'due' | 'amount'): readonly InvoiceSummary[] =>
  order === 'due' ? invoices : [...invoices].sort((one, other) => parseCents(other.balance) - parseCents(one.balance));

function OpenInvoice({ invoice, today }: { invoice: InvoiceSummary; today: string }) {
  return (
    <ItemRow
      title={invoice.clientName}
      text={invoice.invoiceNumber ?? 'Draft invoice'}
      figure={formatMoney(invoice.balance)}
      figureText={<StatusTag tone={toneOf(invoice, today)}>{dueText(invoice.status, invoice.dueDate, today)}</StatusTag>}
      to={`/invoices/${invoice.id}`}
    />
  );
}
