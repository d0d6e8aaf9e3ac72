import { formatHours, formatMoney, ItemList, ItemRow } from '@dwang/kit';
import { useUnbilledReportInfiniteQuery } from '../api/reports';

const SHOWN = 3;

/** Jobs with the most hours' worth that no invoice has yet; each opens the invoice form with its hours. Nothing while there are none. */
export function ReadyToInvoice() {
  const { currentData } = useUnbilledReportInfiniteQuery({ sort: '-amount', limit: SHOWN });
  const jobs = (currentData?.pages.at(0)?.items ?? []).filter(({ amount }) => Number(amount) > 0);
  if (jobs.length === 0) return null;
  return (
    <>
      <h3 className="pending-heading">Ready to invoice</h3>
      <ItemList label="Ready to invoice">
        {jobs.map(({ projectId, name, clientName, seconds, amount }) => (
          <ItemRow
            key={projectId}
            title={name}
            text={clientName}
            figure={formatMoney(amount)}
            figureText={`${formatHours(seconds)} unbilled`}
            to={`/invoices?new=1&projectId=${projectId}`}
          />
        ))}
      </ItemList>
    </>
  );
}
