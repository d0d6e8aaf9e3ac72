import type { Invoice, IssueDay } from '@dwang/contracts';
import { datedOn } from '@dwang/domain';
import { formatDay, Question } from '@dwang/kit';
import { useToday } from '../../../use-today';

interface IssueDayQuestionProps {
  invoice: Pick<Invoice, 'issueDate' | 'dueDate' | 'paymentTerms'>;
  busy?: boolean;
  onChoose: (issueDay: IssueDay) => void;
}

/** A draft that was dated before today: what the invoice is dated. */
export function IssueDayQuestion({ invoice, busy = false, onChoose }: IssueDayQuestionProps) {
  const today = useToday();
  const moved = datedOn(invoice, today);
  const { issueDate, dueDate } = invoice;
  const isLate = dueDate < today;
  return (
    <Question
      title={`This draft is dated ${formatDay(issueDate)}`}
      text={
        isLate
          ? `With that date it was due on ${formatDay(dueDate)}: it would be overdue at once.`
          : `With that date it is due on ${formatDay(dueDate)}.`
      }
      answers={[
        { label: `Today, due ${formatDay(moved.dueDate)}`, onChoose: () => onChoose('today') },
        { label: `Keep ${formatDay(issueDate)}`, onChoose: () => onChoose('keep') },
      ]}
      busy={busy}
    />
  );
}
