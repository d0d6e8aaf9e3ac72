import { errorText, isApiError, useGetSharedEstimateQuery } from '@dwang/client';
import type { SharedEstimate } from '@dwang/contracts';
import { EmptyState, ErrorState, formatDay, formatMoney, Skeleton, useParams } from '@dwang/kit';
import { PublicPage } from './public-page';

/** /shared-estimate/:token: an estimate as its client reads it, by a private link. */
export default function SharedEstimateScreen() {
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useGetSharedEstimateQuery(token);
  if (data) return <EstimateView estimate={data} />;
  if (!error) {
    return (
      <PublicPage title="Estimate">
        <Skeleton active paragraph={{ rows: 8 }} />
      </PublicPage>
    );
  }
  return (
    <PublicPage title="Estimate">
      {isApiError(error) && error.status === 404 ? (
        <EmptyState text="This link does not work any more." hint="Please ask the business that sent it for a new one." />
      ) : (
        <ErrorState
          title="Could not load this page"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </PublicPage>
  );
}

function EstimateView({ estimate }: { estimate: SharedEstimate }) {
  const { name, projectName, day, seller, lines, gst, subtotal, tax, total, notes } = estimate;
  const about = [projectName, formatDay(day)].filter(Boolean).join(' · ');
  return (
    <PublicPage title={seller.name} lead={`Estimate: ${name}`}>
      <section className="shell-public-card" aria-label="Estimate">
        <p className="shell-public-beside">{about}</p>
        <ul className="shell-estimate" aria-label="Lines">
          {lines.map(({ description, quantity, unit, unitPrice, amount }, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and they never move
              key={index}
              label={description}
              text={unit && `${quantity} ${unit} at ${formatMoney(unitPrice)}`}
              amount={amount}
            />
          ))}
        </ul>
        <ul className="shell-estimate" aria-label="Totals">
          <Line label="Subtotal" amount={subtotal} />
          <Line label={gst === 'exclusive' ? 'GST (15%)' : 'GST (none)'} amount={tax} />
          <Line label="Total" amount={total} isTotal />
        </ul>
        {notes && <p className="shell-public-text">{notes}</p>}
        <p className="shell-public-beside">What the work is reckoned to cost as of {formatDay(day)}. It is not a quote.</p>
      </section>
      <section className="shell-public-card" aria-label="Contact">
        <h2>Questions?</h2>
        <p className="shell-public-contact">
          {seller.phone && <a href={`tel:${seller.phone.replace(/[^\d+]/g, '')}`}>{seller.phone}</a>}
          {seller.email && <a href={`mailto:${seller.email}`}>{seller.email}</a>}
          {!seller.phone && !seller.email && <span>Please answer the message that this link came with.</span>}
        </p>
      </section>
    </PublicPage>
  );
}

interface LineProps {
  label: string;
  text?: string;
  amount: string;
  isTotal?: boolean;
}

const Line = ({ label, text, amount, isTotal = false }: LineProps) => (
  <li className={isTotal ? 'shell-estimate-total' : undefined}>
    <span>
      {label}
      {text && <small>{text}</small>}
    </span>
    <span className="dwang-figure">{formatMoney(amount)}</span>
  </li>
);
