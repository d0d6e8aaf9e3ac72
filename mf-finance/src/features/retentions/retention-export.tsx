import type { Retention } from '@dwang/contracts';
import { type ExportColumn, ExportMenu, eachRow } from '@dwang/kit/export';
import { useUser } from '@dwang/shell-api';
import { useLazyRetentionRowsQuery } from '../../api/retentions';
import { useToday } from '../../use-today';

const MOST_A_PAGE = 200;

const COLUMNS: ExportColumn<Retention>[] = [
  { title: 'Job', value: ({ projectName }) => projectName },
  { title: 'Client', value: ({ clientName }) => clientName },
  { title: 'Rate %', value: ({ rate }) => rate },
  { title: 'Held', kind: 'money', value: ({ held }) => held },
  { title: 'Released', kind: 'money', value: ({ released }) => released },
  { title: 'Outstanding', kind: 'money', value: ({ outstanding }) => outstanding },
  { title: 'Due', kind: 'money', value: ({ due }) => due },
  { title: 'First release', kind: 'day', value: ({ firstOn }) => firstOn ?? '' },
  { title: 'Last release', kind: 'day', value: ({ restOn }) => restOn ?? '' },
];

/** The ledger as a file. */
export function RetentionExport({ total }: { total: number | undefined }) {
  const { company } = useUser();
  const today = useToday();
  const [read] = useLazyRetentionRowsQuery();
  return (
    <ExportMenu
      name={`Retentions-${today}`}
      title="Retentions"
      subtitle={company.name}
      columns={COLUMNS}
      rows={() => eachRow((cursor) => read({ limit: MOST_A_PAGE, ...(cursor && { cursor }) }).unwrap())}
      total={total ?? 0}
      disabled={!total}
    />
  );
}
