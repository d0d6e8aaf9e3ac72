import { errorText } from '@dwang/client';
import type { PaperLetter, SendPaper } from '@dwang/contracts';
import { Dialog, ErrorState, Skeleton } from '@dwang/kit';
import type { TypedTexts } from '@dwang/papers/words';
import type { ReactNode } from 'react';
import { UnprintableAlert } from '../pdf/unprintable-alert';
import { LetterForm } from './letter-form';
import { NoMail } from './no-mail';
import './sending.css';

export interface LetterDialogProps {
  title: string;
  /** The letter as the server proposes it. */
  proposed: { currentData?: PaperLetter | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What the main button says: `Issue and send`. */
  sendLabel: string;
  onSend: (letter: SendPaper) => Promise<unknown>;
  /** What is attached, to say first what of it cannot be printed. */
  paper: TypedTexts;
  /** The attachment as it will arrive. */
  attachment: ReactNode;
  /** Without e-mail: the PDF into the downloads, and after that the paper is sent by hand. */
  onDownload: () => Promise<void>;
  onMarkSent?: (() => Promise<void>) | undefined;
  onClose: () => void;
}

/** Sends a paper by e-mail: the letter to be looked over, and what is attached. Where this server sends none, the PDF to be sent by hand. */
export function LetterDialog({ title, proposed, paper, onDownload, onMarkSent, ...form }: LetterDialogProps) {
  const { currentData: letter, error, isFetching, refetch } = proposed;
  const content = () => {
    if (letter?.isMailOn) return <LetterForm letter={letter} {...form} />;
    if (letter) return <NoMail letter={letter} onDownload={onDownload} onMarkSent={onMarkSent} onClose={form.onClose} />;
    if (!error) return <Skeleton active title={false} paragraph={{ rows: 9 }} />;
    return (
      <ErrorState
        title="Could not prepare the email"
        reason={errorText(error, 'Please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  };
  return (
    <Dialog open title={title} onClose={form.onClose}>
      <UnprintableAlert paper={paper} />
      {content()}
    </Dialog>
  );
}
