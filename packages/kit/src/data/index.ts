export { DataTable } from './data-table';
export type { Column, DataTableProps, SortState } from './data-table-types';
export { type DetailItem, DetailList } from './detail-list';
export { LoadMore } from './load-more';
export { DayGrid } from './month/day-grid';
export { monthTitle, weeksOfMonth } from './month/month-days';
export { MonthSums } from './month/month-sums';
export { SpanNav, type SpanNavProps } from './month/span-nav';
export { Paper } from './paper';
