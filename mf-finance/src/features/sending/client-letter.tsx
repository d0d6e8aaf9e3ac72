import type { ClientReminder, RemindableInvoice } from '@dwang/contracts';
import { Button, formatDay, Money } from '@dwang/kit';
import { Checkbox } from '@dwang/kit/form';
import { letterText } from './reminder-choice';

interface ClientLetterProps {
  row: ClientReminder;
  isMailOn: boolean;
  isChosen: (id: number) => boolean;
  onChoose: (id: number, next: boolean) => void;
}

/** The overdue invoices of a client to be ticked, and the letter about them. */
export function ClientLetter({ row, isMailOn, isChosen, onChoose }: ClientLetterProps) {
  const { clientName, to, invoices, subject } = row;
  const text = letterText(row, isChosen);
  return (
    <section className="reminder-client" aria-label={clientName}>
      <h3>{clientName}</h3>
      <p className="reminders-hint">{to || 'No email address. Add one on the client’s page.'}</p>
      {row.isStopped && <p className="reminders-hint">This client gets no reminders.</p>}
      <ul className="reminder-invoices">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <Checkbox
              disabled={to === ''}
              checked={to !== '' && isChosen(invoice.id)}
              onChange={({ target }) => onChoose(invoice.id, target.checked)}
            >
              <span className="reminder-invoice">
                <span>{invoice.invoiceNumber}</span>
                <small>{factsOf(invoice)}</small>
              </span>
            </Checkbox>
            <Money amount={invoice.balance} strong />
          </li>
        ))}
      </ul>
      <details className="reminder-letter">
        <summary>Letter to {clientName}</summary>
        <strong>{subject}</strong>
        <p>{text}</p>
        <small>The invoices are attached as PDFs.</small>
      </details>
      {!isMailOn && to !== '' && (
        <div>
          <Button href={`mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}>
            Open in mail program
          </Button>
        </div>
      )}
    </section>
  );
}

function factsOf({ dueDate, daysOverdue, remindedOn, isStopped }: RemindableInvoice): string {
  const facts = [`Due ${formatDay(dueDate)}`, daysOverdue === 1 ? '1 day overdue' : `${daysOverdue} days overdue`];
  if (remindedOn) facts.push(`reminded ${formatDay(remindedOn)}`);
  if (isStopped) facts.push('no reminders');
  return facts.join(' · ');
}
