import type { CreditNoteSummary } from '@dwang/contracts';
import { Button, formatDay, Link, Money, SectionCard } from '@dwang/kit';
import { DownloadIcon } from '@dwang/kit/data';
import { useDocumentPdf } from '../../../pdf/use-document-pdf';

/** What was taken back, each with its PDF. */
export function CreditNotesCard({ notes }: { notes: readonly CreditNoteSummary[] }) {
  const pdf = useDocumentPdf();
  if (notes.length === 0) return null;
  return (
    <SectionCard title="Credit notes" flush>
      <ul className="finance-records">
        {notes.map(({ id, creditNoteNumber, issueDate, reason, total }) => (
          <li key={id} className="finance-record">
            <span className="finance-record-main">
              <Link to={`/invoices/credit-notes/${id}`}>{creditNoteNumber}</Link>
              <small>
                {formatDay(issueDate)} · {reason}
              </small>
            </span>
            <Money amount={total} strong />
            <Button
              type="text"
              icon={<DownloadIcon aria-hidden />}
              disabled={pdf.isBusy}
              onClick={() => void pdf.exportPdf({ kind: 'credit-note', id })}
              aria-label={`Export ${creditNoteNumber} as PDF`}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
