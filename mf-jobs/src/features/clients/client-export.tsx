import { serverNow } from '@dwang/client';
import type { Client } from '@dwang/contracts';
import { countryName, dayOf, paymentTermsText } from '@dwang/domain';
import { type ExportColumn, ExportMenu, eachRow } from '@dwang/kit/export';
import { useUser } from '@dwang/shell-api';
import { type ClientFilters, toClientQuery } from './client-filters';
import { useLazyClientRowsQuery } from './clients.api';

const columns: ExportColumn<Client>[] = [
  { title: 'Company', value: ({ name }) => name },
  { title: 'Contact', value: ({ contact }) => contact },
  { title: 'Role', value: ({ contactRole }) => contactRole },
  { title: 'Email', value: ({ email }) => email },
  { title: 'Phone', value: ({ phone }) => phone },
  { title: 'Address', value: ({ address }) => address },
  { title: 'NZBN', value: ({ nzbn }) => nzbn },
  { title: 'Trading name', value: ({ tradingName }) => tradingName },
  { title: 'Website', value: ({ website }) => website },
  { title: 'Country', value: ({ country }) => countryName(country) },
  { title: 'E-invoice address', value: ({ peppolId }) => peppolId },
  { title: 'Payment terms', value: ({ paymentTerms }) => paymentTermsText(paymentTerms) },
  { title: 'Notes', value: ({ notes }) => notes },
  { title: 'Active jobs', kind: 'number', value: ({ activeProjects }) => activeProjects },
  { title: 'Outstanding', kind: 'money', value: ({ outstanding }) => outstanding },
];

/** The clients as they are filtered and sorted now, all of them, as a file; the import reads the same headings. */
export function ClientExport({ filters, total }: { filters: ClientFilters; total: number }) {
  const { company } = useUser();
  const [read] = useLazyClientRowsQuery();
  const query = toClientQuery(filters);
  return (
    <ExportMenu
      name={`Clients-${dayOf(serverNow(), company.timeZone)}`}
      title="Clients"
      subtitle={company.name}
      columns={columns}
      rows={() => eachRow((cursor) => read({ ...query, ...(cursor && { cursor }) }).unwrap())}
      total={total}
      disabled={total === 0}
    />
  );
}
