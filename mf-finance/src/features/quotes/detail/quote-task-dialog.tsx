import type { Quote } from '@dwang/contracts';
import { lazy, Suspense } from 'react';
import type { QuoteTaskControl } from './use-quote-task';

const QuoteDialog = lazy(() => import('../form/quote-dialog'));
const SendQuoteDialog = lazy(() => import('./send-quote-dialog').then((module) => ({ default: module.SendQuoteDialog })));
const ShareDialog = lazy(() => import('./share-dialog').then((module) => ({ default: module.ShareDialog })));
const AnswerDialog = lazy(() => import('./answer-dialog').then((module) => ({ default: module.AnswerDialog })));
const DepositDialog = lazy(() => import('./deposit-dialog').then((module) => ({ default: module.DepositDialog })));
const ProgressDialog = lazy(() => import('./progress-dialog').then((module) => ({ default: module.ProgressDialog })));
const TemplateDialog = lazy(() => import('./template-dialog').then((module) => ({ default: module.TemplateDialog })));

/** The dialog that the address asks for, as long as the quote's state allows it. */
export function QuoteTaskDialog({ quote, control }: { quote: Quote; control: QuoteTaskControl }) {
  const { task, close } = control;
  const { status } = quote;
  const props = { quote, onClose: close };
  return (
    <Suspense fallback={null}>
      {task === 'edit' && status === 'draft' && <QuoteDialog {...props} onSaved={close} />}
      {task === 'email' && (status === 'draft' || status === 'sent' || status === 'accepted') && <SendQuoteDialog {...props} />}
      {task === 'share' && status === 'sent' && <ShareDialog {...props} />}
      {(task === 'accept' || task === 'decline') && status === 'sent' && <AnswerDialog {...props} answer={task} />}
      {task === 'deposit' && status === 'accepted' && <DepositDialog {...props} />}
      {task === 'progress' && status === 'accepted' && <ProgressDialog {...props} />}
      {task === 'template' && <TemplateDialog {...props} />}
    </Suspense>
  );
}
