import type { SumsWithPending } from '@dwang/client';
import { dayOf } from '@dwang/domain';
import { ExportMenu, eachRow } from '@dwang/kit/export';
import { useUser } from '@dwang/shell-api';
import { useLazyEntryRowsQuery } from '../timesheets.api';
import { type EntryFilters, toEntryQuery } from '../use-entry-list';
import { timesheetColumns, timesheetName } from './timesheet-columns';

/** The entries as they are filtered now, all of them, as a file. */
export function TimesheetExport({ filters, totals }: { filters: EntryFilters; totals: SumsWithPending | undefined }) {
  const { company, seesPrices } = useUser();
  const [read] = useLazyEntryRowsQuery();
  const query = toEntryQuery(filters);
  return (
    <ExportMenu
      name={timesheetName(filters.from, dayOf(Date.now(), company.timeZone))}
      title="Timesheet"
      subtitle={company.name}
      columns={timesheetColumns(company.timeZone, seesPrices)}
      rows={() => eachRow((cursor) => read({ ...query, ...(cursor && { cursor }) }).unwrap())}
      total={totals?.count}
      disabled={!totals || totals.count === 0}
    />
  );
}
