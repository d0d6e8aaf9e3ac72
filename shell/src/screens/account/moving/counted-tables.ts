import type { CompanyImport } from '@dwang/contracts';
import { formatCount } from '@dwang/kit';

/** What people call the rows of the tables that they know. */
const WORDS: Readonly<Record<string, string>> = {
  clients: 'Clients',
  projects: 'Jobs',
  time_entries: 'Time entries',
  invoices: 'Invoices',
  payments: 'Payments',
  credit_notes: 'Credit notes',
  quotes: 'Quotes',
  project_photos: 'Photos',
  project_files: 'Files',
  project_notes: 'Notes',
  project_tasks: 'Tasks',
  estimates: 'Estimates',
  measurements: 'Measurements',
  tool_results: 'Results of tools',
};

/** How much came, by kind; what has no name of its own is summed up last. */
export function countedTables(tables: CompanyImport['tables']): { label: string; value: string; numeric: true }[] {
  const known = Object.keys(WORDS).flatMap((name) => tables.filter((table) => table.name === name && table.rows > 0));
  const others = tables.filter(({ name }) => !(name in WORDS)).reduce((sum, { rows }) => sum + rows, 0);
  const items = [...known.map(({ name, rows }) => ({ label: WORDS[name] ?? name, rows })), { label: 'All else', rows: others }];
  return items.map(({ label, rows }) => ({ label, value: formatCount(rows), numeric: true }));
}
