import type { CreditNote } from '@dwang/contracts';
import { sumMoney } from '@dwang/domain';
import { Button, formatDay, formatMoney, Link, LinkButton, Page, SectionCard, Stack } from '@dwang/kit';
import { DetailList, DownloadIcon, ViewIcon } from '@dwang/kit/data';
import { sumRows } from '@dwang/papers/words';
import { lazy, Suspense, useState } from 'react';
import { useGetCreditNoteQuery } from '../../api/credit-notes';
import { DocumentLines } from '../../lines/document-lines';
import { RowPage, useRowId } from '../../lists/row-page';
import { PartyCard } from '../../parties/party-card';
import { useDocumentPdf } from '../../pdf/use-document-pdf';

const EInvoiceDialog = lazy(() =>
  import('../../einvoice/einvoice-dialog').then((module) => ({ default: module.EInvoiceDialog })),
);

const back = <LinkButton to="/invoices/credit-notes">All credit notes</LinkButton>;

/** One credit note: what it takes back, from whom, and its PDF. */
export default function CreditNotePage() {
  const id = useRowId();
  const query = useGetCreditNoteQuery(id ?? 0, { skip: id === null });
  return (
    <RowPage id={id} noun="Credit note" query={query} back={back} goneHint="The address may be mistyped.">
      {(note) => <NoteSheet note={note} />}
    </RowPage>
  );
}

function NoteSheet({ note }: { note: CreditNote }) {
  return (
    <Page title={note.creditNoteNumber} subtitle={note.clientName} extra={<NoteButtons note={note} />}>
      <Stack>
        <div className="finance-sheet">
          <SectionCard title="Details">
            <DetailList
              items={[
                { label: 'Date', value: formatDay(note.issueDate) },
                { label: 'Corrects', value: <Link to={`/invoices/${note.invoiceId}`}>{note.invoiceNumber}</Link> },
                { label: 'Client', value: <Link to={`/jobs/clients/${note.clientId}`}>{note.clientName}</Link> },
                { label: 'Reason', value: note.reason },
              ]}
            />
          </SectionCard>
          <PartyCard title="Credited to" party={note.buyer} name={note.buyer.name || note.clientName} />
          <PartyCard title="From" party={note.seller} name={note.seller.name} />
        </div>
        <DocumentLines lines={note.lines} />
        <div className="finance-sheet-end">
          {note.notes && (
            <SectionCard title="Notes">
              <p className="finance-wrap">{note.notes}</p>
            </SectionCard>
          )}
          <NoteTotals note={note} />
        </div>
        <div>{back}</div>
      </Stack>
    </Page>
  );
}

/** From the lines to what is taken back. */
function NoteTotals({ note }: { note: CreditNote }) {
  const linesTotal = sumMoney(note.lines.map(({ amount }) => amount));
  const rows = sumRows({ ...note, linesTotal, discount: { kind: 'amount', value: note.discountAmount } });
  return (
    <SectionCard title="Totals">
      <DetailList
        items={rows.map(({ label, amount, isTotal = false }) => ({
          label,
          value: formatMoney(amount),
          numeric: true,
          total: isTotal,
        }))}
      />
    </SectionCard>
  );
}

function NoteButtons({ note }: { note: CreditNote }) {
  const pdf = useDocumentPdf();
  const [isSending, setSending] = useState(false);
  const document = { kind: 'credit-note', id: note.id } as const;
  return (
    <>
      <Button icon={<ViewIcon aria-hidden />} onClick={() => void pdf.previewPdf(document)} disabled={pdf.isBusy}>
        Preview PDF
      </Button>
      <Button icon={<DownloadIcon aria-hidden />} loading={pdf.isBusy} onClick={() => void pdf.exportPdf(document)}>
        Export PDF
      </Button>
      <Button onClick={() => setSending(true)}>Peppol e-invoice</Button>
      <Suspense fallback={null}>
        {isSending && <EInvoiceDialog document={document} name={note.creditNoteNumber} onClose={() => setSending(false)} />}
      </Suspense>
    </>
  );
}
