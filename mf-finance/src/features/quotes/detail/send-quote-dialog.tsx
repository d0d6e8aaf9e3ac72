import type { Quote } from '@dwang/contracts';
import { Button } from '@dwang/kit';
import { saveFile } from '@dwang/kit/export';
import { quoteFileName } from '@dwang/papers/words';
import { useMoveQuoteMutation } from '../../../api/quotes';
import { useGetQuoteLetterQuery, useSendQuoteMutation } from '../../../api/sending';
import { documentPdf } from '../../../pdf/document-pdf';
import { quoteName } from '../../../quote-words';
import { LetterDialog } from '../../../sending/letter-dialog';

/** Sends a quote by e-mail; a draft gets its number by it. */
export function SendQuoteDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const isDraft = quote.status === 'draft';
  const proposed = useGetQuoteLetterQuery(quote.id);
  const [send] = useSendQuoteMutation();
  const [move] = useMoveQuoteMutation();
  const download = async () => saveFile(await documentPdf({ kind: 'quote', quote }), quoteFileName(quote));
  const markSent = async () => {
    await move({ id: quote.id, move: 'send' }).unwrap();
  };
  return (
    <LetterDialog
      title={isDraft ? 'Send quote' : `Send ${quoteName(quote)}`}
      proposed={proposed}
      paper={quote}
      sendLabel="Send"
      onSend={(letter) => send({ id: quote.id, letter }).unwrap()}
      attachment={
        <div>
          <Button onClick={() => void download()}>Download the attachment</Button>
        </div>
      }
      onDownload={download}
      onMarkSent={isDraft ? markSent : undefined}
      onClose={onClose}
    />
  );
}
