import { errorText } from '@dwang/client';
import { dayOf, dueTone } from '@dwang/domain';
import {
  Button,
  EmptyState,
  ErrorState,
  formatDay,
  InvoiceIcon,
  ItemList,
  ItemRow,
  LinkButton,
  Money,
  SectionCard,
  Skeleton,
  StatusTag,
} from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useInvoicePagesInfiniteQuery } from '../../api/invoices';
import { INVOICE_TONES, invoiceStatusText } from './invoice-columns';

interface InvoicesOfProps {
  of: { projectId: number } | { clientId: number };
  emptyHint: string;
}

/** The invoices for a job or to a client, the latest first. */
export function InvoicesOf({ of, emptyHint }: InvoicesOfProps) {
  const today = dayOf(Date.now(), useUser().company.timeZone);
  const query = useInvoicePagesInfiniteQuery({ ...of, sort: '-issueDate' });
  const rows = query.currentData?.pages.flatMap(({ items }) => items);
  return (
    <SectionCard
      title="Invoices"
      icon={<InvoiceIcon aria-hidden />}
      minHeight="medium"
      actions={
        'projectId' in of && (
          <LinkButton size="small" type="text" to={`/invoices?new=1&projectId=${of.projectId}`}>
            New invoice
          </LinkButton>
        )
      }
    >
      {rows && rows.length > 0 ? (
        <ItemList label="Invoices">
          {rows.map((invoice) => (
            <ItemRow
              key={invoice.id}
              to={`/invoices/${invoice.id}`}
              title={invoice.invoiceNumber ?? 'Draft invoice'}
              text={`${formatDay(invoice.issueDate)} · ${('projectId' in of ? invoice.clientName : invoice.projectName) ?? 'No job'}`}
              figure={<Money amount={invoice.total} />}
              figureText={
                <StatusTag tone={INVOICE_TONES[dueTone(invoice.status, invoice.dueDate, today)]}>
                  {invoiceStatusText(invoice, today)}
                </StatusTag>
              }
            />
          ))}
        </ItemList>
      ) : query.error ? (
        <ErrorState
          title="Could not load invoices"
          reason={errorText(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : rows ? (
        <EmptyState text="No invoices found." hint={emptyHint} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
      {query.hasNextPage && (
        <Button loading={query.isFetching} onClick={() => void query.fetchNextPage()}>
          Load more
        </Button>
      )}
    </SectionCard>
  );
}
