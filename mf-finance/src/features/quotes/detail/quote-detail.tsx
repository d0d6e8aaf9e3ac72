import type { Quote } from '@dwang/contracts';
import { LinkButton, Page, Stack } from '@dwang/kit';
import { useGetQuoteQuery } from '../../../api/quotes';
import { RowPage, useRowId } from '../../../lists/row-page';
import { UnprintableAlert } from '../../../pdf/unprintable-alert';
import { quoteName } from '../../../quote-words';
import { MailLog } from '../../../sending/mail-log';
import { QuoteButtons } from './quote-buttons';
import { InvoicesCard, PartyCard, QuoteFactsCard, QuoteTotalsCard, TextCard } from './quote-cards';
import { QuoteHistory } from './quote-history';
import { QuoteLines } from './quote-lines';
import { QuoteTaskDialog } from './quote-task-dialog';
import { useQuoteTask } from './use-quote-task';
import { VariationsCard } from './variations-card';
import '../quotes.css';

const back = <LinkButton to="/quotes">All quotes</LinkButton>;

/** One quote: for whom, what, how much, and what can be done with it. */
export default function QuoteDetail() {
  const id = useRowId();
  const query = useGetQuoteQuery(id ?? 0, { skip: id === null });
  return (
    <RowPage id={id} noun="Quote" query={query} back={back} goneHint="It may have been deleted.">
      {(quote) => <QuoteSheet key={quote.id} quote={quote} />}
    </RowPage>
  );
}

function QuoteSheet({ quote }: { quote: Quote }) {
  const control = useQuoteTask();
  return (
    <Page
      title={quoteName(quote)}
      subtitle={`${quote.title} · ${quote.clientName}`}
      extra={<QuoteButtons quote={quote} onTask={control.open} />}
    >
      <Stack>
        <UnprintableAlert paper={quote} />
        <div className="quote-sheet">
          <QuoteFactsCard quote={quote} />
          <PartyCard title="For" party={quote.buyer} name={quote.buyer.name || quote.clientName} />
          <InvoicesCard {...quote} />
          <VariationsCard quote={quote} />
        </div>
        <QuoteLines lines={quote.lines} isDecided={quote.status === 'accepted'} />
        <div className="quote-sheet quote-sheet-end">
          <TextCard title="Terms" text={quote.terms} />
          <TextCard title="Notes" text={quote.notes} />
          <QuoteTotalsCard quote={quote} />
        </div>
        <MailLog about={{ quoteId: quote.id }} />
        <QuoteHistory quoteId={quote.id} />
        <div>{back}</div>
      </Stack>
      <QuoteTaskDialog quote={quote} control={control} />
    </Page>
  );
}
