import { serverNow } from '@dwang/client';
import { dayOf } from '@dwang/domain';
import { eachRow } from '@dwang/kit/export';
import { useUser } from '@dwang/shell-api';
import { useLazyEntryRowsQuery } from '../timesheets.api';
import { type EntryFilters, toEntryQuery } from '../use-entry-list';
import { partsByDay, timesheetColumns, timesheetName } from './timesheet-columns';

/** The entries as they are filtered now, all of them, as an exported list. */
export function useTimesheetFile(filters: EntryFilters) {
  const { company, seesPrices } = useUser();
  const [read] = useLazyEntryRowsQuery();
  const query = toEntryQuery(filters);
  return {
    name: timesheetName(filters.from, dayOf(serverNow(), company.timeZone)),
    title: 'Timesheet',
    subtitle: company.name,
    columns: timesheetColumns(company.timeZone, seesPrices),
    async *rows() {
      for await (const entry of eachRow((cursor) => read({ ...query, ...(cursor && { cursor }) }).unwrap())) {
        yield* partsByDay(entry, filters, company.timeZone);
      }
    },
  };
}
