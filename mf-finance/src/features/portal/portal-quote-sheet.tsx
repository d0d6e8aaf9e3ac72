import type { PortalQuote } from '@dwang/contracts';
import { hasChoice, parseCents, sumInvoice, takenLines } from '@dwang/domain';
import { Alert, Button, formatDay, formatInstant } from '@dwang/kit';
import { DownloadIcon } from '@dwang/kit/data';
import { gstMarked, quoteFileName, toDocumentSums } from '@dwang/papers/words';
import { useState } from 'react';
import { SumsPanel } from '../../lines/sums-panel';
import { documentPdf } from '../../pdf/document-pdf';
import { AnswerForms } from './answer-forms';
import { PortalLines } from './portal-lines';
import { usePaperPdf } from './use-paper-pdf';

interface PortalQuoteSheetProps {
  quote: PortalQuote;
  token: string;
  timeZone: string;
}

/** The quote with its choices; the total follows each choice by the server's own rule. */
export function PortalQuoteSheet({ quote, token, timeZone }: PortalQuoteSheetProps) {
  const isOpen = quote.status === 'sent';
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    quote.lines.filter((line) => hasChoice(line) && line.selected).map(({ id }) => id),
  );
  const taken = isOpen ? takenLines(quote.lines, new Set(chosen)) : quote.lines.filter(({ selected }) => selected);
  const sums = sumInvoice(
    (taken ?? []).map((line) => ({ ...line, amountCents: parseCents(line.amount) })),
    quote,
  );
  const pdf = usePaperPdf(async () => ({ file: await documentPdf({ kind: 'quote', quote }, token), name: quoteFileName(quote) }));
  return (
    <div className="portal-sheet">
      <Standing quote={quote} timeZone={timeZone} />
      <header>
        <h3>{quote.title}</h3>
        <p>
          {quote.seller.name} · {formatDay(quote.issueDate)}
        </p>
        {quote.variationOf && <p>Changes quote {quote.variationOf.quoteNumber}, which was accepted.</p>}
      </header>
      <PortalLines lines={gstMarked(quote.lines)} chosen={isOpen ? chosen : null} onChoose={setChosen} />
      <SumsPanel sums={toDocumentSums(sums, quote.gst, quote.discount)} />
      <Paragraph title="Terms" text={quote.terms} />
      <Paragraph title="Notes" text={quote.notes} />
      {pdf.hasFailed && <Alert type="error" showIcon role="alert" title="The PDF could not be made. Please try again." />}
      <div>
        <Button icon={<DownloadIcon aria-hidden />} loading={pdf.isBusy} onClick={() => void pdf.save()}>
          Download PDF
        </Button>
      </div>
      {isOpen && <AnswerForms quote={quote} token={token} chosen={chosen} totalCents={sums.totalCents} />}
    </div>
  );
}

function Paragraph({ title, text }: { title: string; text: string }) {
  if (!text) return null;
  return (
    <section>
      <h4>{title}</h4>
      <p className="portal-text">{text}</p>
    </section>
  );
}

/** Where the quote stands, above all else. */
function Standing({ quote, timeZone }: { quote: PortalQuote; timeZone: string }) {
  const { status, decision, expiryDate } = quote;
  if (status === 'sent') return <p>You can accept this quote until {formatDay(expiryDate)}.</p>;
  const by = decision && `${decision.name ? `${decision.name}, ` : ''}${formatInstant(decision.at, timeZone)}`;
  if (status === 'accepted') return <Alert type="success" showIcon title="This quote has been accepted" description={by} />;
  if (status === 'declined') return <Alert type="info" showIcon title="This quote has been declined" description={by} />;
  if (status === 'superseded') return <Alert type="info" showIcon title="There is a newer version of this quote" />;
  return (
    <Alert
      type="warning"
      showIcon
      title={`This quote expired on ${formatDay(expiryDate)}`}
      description="Please ask for a new one."
    />
  );
}
