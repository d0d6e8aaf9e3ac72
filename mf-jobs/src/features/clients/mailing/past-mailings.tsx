import { formatInstant } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useMailingsQuery } from './mailing.api';

/** The letters that were sent last. */
export function PastMailings() {
  const { timeZone } = useUser().company;
  const { data } = useMailingsQuery();
  if (!data || data.items.length === 0) return null;
  return (
    <section className="clients-dialog" aria-label="Letters sent before">
      <h3>Sent before</h3>
      <ul className="clients-lines">
        {data.items.map(({ id, subject, createdAt, userName, sent, total }) => (
          <li key={id} className="clients-line">
            <span className="clients-line-main">{subject}</span>
            <span className="clients-beside">
              {formatInstant(createdAt, timeZone)} · {userName} · {sent} of {total}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
