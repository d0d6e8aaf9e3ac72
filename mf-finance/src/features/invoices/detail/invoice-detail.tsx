import type { Invoice } from '@dwang/contracts';
import { LinkButton, Page, SectionCard, Stack } from '@dwang/kit';
import type { ReactNode } from 'react';
import { useGetInvoiceQuery } from '../../../api/invoices';
import { DocumentLines } from '../../../lines/document-lines';
import { RowPage, useRowId } from '../../../lists/row-page';
import { PartyCard } from '../../../parties/party-card';
import { UnprintableAlert } from '../../../pdf/unprintable-alert';
import { MailLog } from '../../../sending/mail-log';
import { invoiceName } from '../../../status';
import { SupplyGaps } from '../supply-gaps';
import { CreditNotesCard } from './credit-notes-card';
import { HistoryCard } from './history-card';
import { InvoiceButtons } from './invoice-buttons';
import { InvoiceFactsCard, InvoiceTotalsCard } from './invoice-summary-card';
import { PaymentsCard } from './payments-card';
import { StateNotice } from './state-notice';
import { TaskDialog } from './task-dialog';
import { useTask } from './use-task';
import './invoice-detail.css';

const back = <LinkButton to="/invoices">All invoices</LinkButton>;

interface InvoiceDetailProps {
  /** What other features show of it, before its history. */
  more?: (invoice: Invoice) => ReactNode;
}

/** One invoice: who, what, how much, and what can be done with it. */
export default function InvoiceDetail({ more }: InvoiceDetailProps) {
  const id = useRowId();
  const query = useGetInvoiceQuery(id ?? 0, { skip: id === null });
  return (
    <RowPage id={id} noun="Invoice" query={query} back={back} goneHint="It may have been a draft that was deleted.">
      {(invoice) => <InvoiceSheet invoice={invoice} more={more?.(invoice)} />}
    </RowPage>
  );
}

function InvoiceSheet({ invoice, more }: { invoice: Invoice; more: ReactNode }) {
  const isVoid = invoice.status === 'void';
  const control = useTask();
  return (
    <Page
      title={isVoid ? `${invoiceName(invoice)} (void)` : invoiceName(invoice)}
      subtitle={invoice.clientName}
      extra={<InvoiceButtons invoice={invoice} onTask={control.open} />}
    >
      <Stack>
        <StateNotice invoice={invoice} onRefund={() => control.open('refund')} />
        {invoice.status === 'draft' && <SupplyGaps invoice={invoice} />}
        {!isVoid && <UnprintableAlert paper={invoice} />}
        <div className="finance-sheet">
          <InvoiceFactsCard invoice={invoice} />
          <PartyCard title="Bill to" party={invoice.buyer} name={invoice.buyer.name || invoice.clientName} />
          <PartyCard title="From" party={invoice.seller} name={invoice.seller.name} />
        </div>
        <DocumentLines lines={invoice.lines} credited={invoice.creditedLineIds} />
        <div className="finance-sheet-end">
          <TextCard title="Terms" text={invoice.terms} />
          <TextCard title="Notes" text={invoice.notes} />
          <InvoiceTotalsCard invoice={invoice} />
        </div>
        <PaymentsCard invoice={invoice} />
        <CreditNotesCard notes={invoice.creditNotes} />
        <MailLog about={{ invoiceId: invoice.id }} />
        {more}
        <HistoryCard invoiceId={invoice.id} />
        <div>{back}</div>
      </Stack>
      <TaskDialog invoice={invoice} control={control} />
    </Page>
  );
}

function TextCard({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <SectionCard title={title}>
      <p className="finance-wrap">{text}</p>
    </SectionCard>
  );
}
