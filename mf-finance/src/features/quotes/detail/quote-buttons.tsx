import type { Quote } from '@dwang/contracts';
import { Button, Dropdown, MoreIcon } from '@dwang/kit';
import { DownloadIcon } from '@dwang/kit/data';
import { useGetSendingSettingsQuery } from '../../../api/sending';
import { useQuotePdf } from '../../../pdf/use-quote-pdf';
import { type QuoteMoves, useQuoteMoves } from './use-quote-moves';
import type { QuoteTask } from './use-quote-task';

interface QuoteButtonsProps {
  quote: Quote;
  onTask: (task: QuoteTask) => void;
}

/** The next step as the main button, the PDF beside it, the rest in a menu. */
export function QuoteButtons({ quote, onTask }: QuoteButtonsProps) {
  const moves = useQuoteMoves();
  const pdf = useQuotePdf();
  const { data: sending } = useGetSendingSettingsQuery(undefined, { skip: quote.status !== 'draft' });
  const isMailOn = sending?.isMailOn ?? false;
  return (
    <>
      <Button icon={<DownloadIcon aria-hidden />} loading={pdf.isBusy} onClick={() => void pdf.save(quote)}>
        Export PDF
      </Button>
      <NextStep quote={quote} moves={moves} isMailOn={isMailOn} onTask={onTask} />
      <Dropdown trigger={['click']} menu={{ items: menuItems({ quote, isMailOn, onTask }, moves) }}>
        <Button icon={<MoreIcon aria-hidden />} aria-label="More actions" />
      </Dropdown>
    </>
  );
}

interface MailButtonsProps extends QuoteButtonsProps {
  /** Whether the server sends email: then a draft is emailed, else it is marked as sent and its link is shared. */
  isMailOn: boolean;
}

function NextStep({ quote, moves, isMailOn, onTask }: MailButtonsProps & { moves: QuoteMoves }) {
  const main = (label: string, run: () => void) => (
    <Button type="primary" loading={moves.isBusy} onClick={run}>
      {label}
    </Button>
  );
  switch (quote.status) {
    case 'draft':
      return isMailOn
        ? main('Email quote', () => onTask('email'))
        : main('Send quote', () => void moves.send(quote, () => onTask('share')));
    case 'sent':
      return main('Share link', () => onTask('share'));
    case 'accepted':
      if (isOverInvoiced(quote)) return main('Credit note', () => void moves.makeCreditNote(quote));
      return isInvoiced(quote) ? null : main('Make invoice', () => void moves.makeInvoice(quote));
    default:
      return quote.nextId === null ? main('New version', () => void moves.revise(quote)) : null;
  }
}

/** A variation took off more than was left to invoice. The variation itself is settled with its quote. */
const isOverInvoiced = ({ invoicing, variationOf }: Quote): boolean => !variationOf && Number(invoicing?.left ?? 0) < 0;

/** Nothing of it is left to invoice. */
const isInvoiced = ({ invoicing }: Quote): boolean => Number(invoicing?.left ?? 0) <= 0;

function menuItems({ quote, isMailOn, onTask }: MailButtonsProps, moves: QuoteMoves) {
  const { status } = quote;
  const task = (key: QuoteTask, label: string) => ({ key, label, onClick: () => onTask(key) });
  const isAccepted = status === 'accepted';
  const isOpen = status === 'sent';
  const items = [
    status === 'draft' && task('edit', 'Edit'),
    ((status === 'draft' && !isMailOn) || isOpen || isAccepted) && task('email', 'Email quote'),
    status === 'draft' &&
      isMailOn && { key: 'sent', label: 'Mark as sent', onClick: () => void moves.send(quote, () => onTask('share')) },
    isOpen && task('accept', 'Note that it is accepted'),
    isOpen && task('decline', 'Note that it is declined'),
    isOpen && quote.nextId === null && { key: 'revise', label: 'New version', onClick: () => void moves.revise(quote) },
    isAccepted && !isInvoiced(quote) && task('progress', 'Invoice progress'),
    isAccepted && !isInvoiced(quote) && task('deposit', 'Invoice a deposit'),
    isAccepted &&
      !quote.projectId &&
      !quote.variationOf && { key: 'job', label: 'Make the job', onClick: () => void moves.makeJob(quote) },
    { key: 'duplicate', label: 'Duplicate', onClick: () => void moves.duplicate(quote) },
    task('template', 'Save as template'),
    status === 'draft' && { key: 'delete', label: 'Delete draft', danger: true, onClick: () => void moves.remove(quote) },
  ];
  return items.filter((item) => item !== false);
}
