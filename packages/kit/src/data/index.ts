export { DataTable } from './data-table';
export type { Column, DataTableProps, SortState } from './data-table-types';
export { type DetailItem, DetailList } from './detail-list';
export { LoadMore } from './load-more';
