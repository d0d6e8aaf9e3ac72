import type { Client, ClientListQuery } from '@dwang/contracts';
import { AddIcon, Button, FilterBar, FilterField, SearchBox, Stack } from '@dwang/kit';
import { Select } from '@dwang/kit/form';
import { useUrlFilters } from '../../url/use-url-filters';
import { ClientTable } from './client-table';

type ClientSort = NonNullable<ClientListQuery['sort']>;

const SORTS: { value: ClientSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: '-createdAt', label: 'Newest first' },
];
const toSort = (text: string): ClientSort => SORTS.find(({ value }) => value === text)?.value ?? 'name';

interface ClientsTabProps {
  onCreate: () => void;
  onEdit: (client: Client) => void;
}

/** The Clients tab: search, sort and the list, in the address bar. */
export function ClientsTab({ onCreate, onEdit }: ClientsTabProps) {
  const [{ q, sort }, change] = useUrlFilters(['q', 'sort']);
  const order = toSort(sort);
  const add = (
    <Button icon={<AddIcon aria-hidden />} onClick={onCreate}>
      New Client
    </Button>
  );
  return (
    <Stack>
      <FilterBar
        lead={
          <>
            <SearchBox value={q} onSearch={(text) => change({ q: text })} placeholder="Search clients..." />
            {add}
          </>
        }
        activeCount={sort ? 1 : 0}
        onReset={() => change({ sort: null })}
      >
        <FilterField label="Sort by" quiet>
          {(id) => (
            <Select
              id={id}
              aria-label="Sort"
              className="jobs-sort"
              options={SORTS}
              value={order}
              onChange={(next) => change({ sort: next })}
            />
          )}
        </FilterField>
      </FilterBar>
      <ClientTable
        query={{ q, sort: order }}
        empty={{ hint: q ? 'Try another search.' : 'Add the people and companies you work for.', action: add }}
        onEdit={onEdit}
      />
    </Stack>
  );
}
