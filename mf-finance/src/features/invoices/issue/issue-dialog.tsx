import type { Invoice, IssueDay } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { useState } from 'react';
import { useInvoiceMoves } from '../actions/use-invoice-moves';
import { IssueDayQuestion } from './issue-day-question';

/** Issues a draft that was dated before today. */
export function IssueDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const moves = useInvoiceMoves();
  const [isBusy, setBusy] = useState(false);
  const issue = async (issueDay: IssueDay) => {
    setBusy(true);
    await moves.move(invoice, 'pending', issueDay);
    onClose();
  };
  return (
    <Dialog open title="Issue invoice" size="small" onClose={onClose}>
      <IssueDayQuestion invoice={invoice} busy={isBusy} onChoose={(issueDay) => void issue(issueDay)} />
    </Dialog>
  );
}
