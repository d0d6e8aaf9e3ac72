import type { FinanceDocument } from '@dwang/papers';
import { unprintableNotice } from '@dwang/papers/words';

/** What of a document its PDF cannot show, and where that stands, as a sentence for whoever made it; '' where it shows all. */
export function notPrinted(document: FinanceDocument): string {
  const paper = typedOf(document);
  const notice = paper && unprintableNotice(paper);
  return notice ? `${notice.title}. ${notice.description}` : '';
}

function typedOf(document: FinanceDocument) {
  if (document.kind === 'credit-note') return document.note;
  if (document.kind === 'quote') return document.quote;
  if (document.kind === 'statement') return document.statement;
  return document.kind === 'suspension-notice' ? null : document.invoice;
}
