import type { ClaimListQuery, PaymentClaim } from '@dwang/contracts';
import { type ExportColumn, ExportMenu, eachRow } from '@dwang/kit/export';
import { useUser } from '@dwang/shell-api';
import { useLazyClaimRowsQuery } from '../../api/claims';
import { useToday } from '../../use-today';
import { stageName } from './claim-words';

const MOST_A_PAGE = 200;

const COLUMNS: ExportColumn<PaymentClaim>[] = [
  { title: 'Invoice', value: ({ invoiceNumber }) => invoiceNumber ?? 'Draft' },
  { title: 'Client', value: ({ clientName }) => clientName },
  { title: 'Contract', value: ({ contract }) => contract },
  { title: 'State', value: stageName },
  { title: 'Served', kind: 'day', value: ({ servedOn }) => servedOn ?? '' },
  { title: 'Schedule by', kind: 'day', value: ({ respondBy }) => respondBy ?? '' },
  { title: 'Schedule received', kind: 'day', value: ({ schedule }) => schedule?.receivedOn ?? '' },
  { title: 'Scheduled', kind: 'money', value: ({ schedule }) => schedule?.amount ?? '' },
  { title: 'Due on', kind: 'day', value: ({ dueOn }) => dueOn },
  { title: 'Claimed', kind: 'money', value: ({ claimed }) => claimed },
  { title: 'Unpaid', kind: 'money', value: ({ unpaid }) => unpaid },
];

/** The claims of the list as a file. */
export function ClaimsExport({ state, total }: { state: NonNullable<ClaimListQuery['state']>; total: number | undefined }) {
  const { company } = useUser();
  const today = useToday();
  const [read] = useLazyClaimRowsQuery();
  return (
    <ExportMenu
      name={`Payment-claims-${state}-${today}`}
      title={state === 'open' ? 'Open payment claims' : 'Closed payment claims'}
      subtitle={company.name}
      columns={COLUMNS}
      rows={() => eachRow((cursor) => read({ state, limit: MOST_A_PAGE, ...(cursor && { cursor }) }).unwrap())}
      total={total ?? 0}
      disabled={!total}
    />
  );
}
