import { useListClientsQuery } from '@dwang/client';
import { type Choice, type PickerProps, SearchSelect } from '@dwang/kit/form';
import { useState } from 'react';

/** Chooses a client by name; 0 is none. */
export function ClientPicker({
  known,
  none = '-- Select Client --',
  ...field
}: PickerProps & { known?: Choice | null; none?: string }) {
  const [q, setQ] = useState('');
  const { data, isFetching } = useListClientsQuery({ q, limit: 50, sort: 'name' });
  const choices = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <SearchSelect {...field} choices={choices} known={known} none={none} loading={isFetching} onSearch={setQ} />;
}
