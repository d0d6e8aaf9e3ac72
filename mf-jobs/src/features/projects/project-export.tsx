import { serverNow } from '@dwang/client';
import type { Project } from '@dwang/contracts';
import { dayOf, toClock, toDecimalHours } from '@dwang/domain';
import { type ExportColumn, ExportMenu, eachRow } from '@dwang/kit/export';
import { useUser } from '@dwang/shell-api';
import { stageLabel } from '../../stages';
import { type ProjectFilters, toProjectQuery } from './project-list-query';
import { useLazyProjectRowsQuery } from './project-pages.api';

const columns = (zone: string): ExportColumn<Project>[] => [
  { title: 'Project', value: ({ name }) => name },
  { title: 'Client', value: ({ clientName }) => clientName },
  { title: 'Location', value: ({ location }) => location },
  { title: 'Stage', value: ({ stage }) => stageLabel(stage) },
  { title: 'Progress %', kind: 'number', value: ({ progress }) => progress },
  { title: 'Start', kind: 'day', value: ({ startDate }) => startDate },
  { title: 'End', kind: 'day', value: ({ endDate }) => endDate },
  { title: 'Worked', value: ({ totalSeconds }) => toClock(totalSeconds) },
  { title: 'Hours (to 0.01)', kind: 'number', value: ({ totalSeconds }) => toDecimalHours(totalSeconds) },
  { title: 'Unbilled', kind: 'money', value: ({ unbilledAmount }) => unbilledAmount },
  {
    title: 'Last activity',
    kind: 'day',
    value: ({ lastActivityAt }) => lastActivityAt && dayOf(Date.parse(lastActivityAt), zone),
  },
];

/** The jobs as they are filtered and sorted now, all of them, as a file. */
export function ProjectExport({ filters, total }: { filters: ProjectFilters; total: number }) {
  const { company } = useUser();
  const [read] = useLazyProjectRowsQuery();
  const query = toProjectQuery(filters);
  return (
    <ExportMenu
      name={`Jobs-${dayOf(serverNow(), company.timeZone)}`}
      title="Jobs"
      subtitle={company.name}
      columns={columns(company.timeZone)}
      rows={() => eachRow((cursor) => read({ ...query, ...(cursor && { cursor }) }).unwrap())}
      total={total}
      disabled={total === 0}
    />
  );
}
