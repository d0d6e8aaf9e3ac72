import { type PickerProps, SearchSelect } from '@dwang/kit/form';
import { useState } from 'react';
import { useFindCompaniesQuery } from '../../api/subscriptions';

/** Chooses a company that has no subscription yet, by its name or those of its people; 0 is none. */
export function CompanyPicker(field: PickerProps) {
  const [q, setQ] = useState('');
  const { data, isFetching } = useFindCompaniesQuery({ q, limit: 50 });
  const free = (data?.items ?? []).filter(({ isSubscribed }) => !isSubscribed);
  const choices = free.map(({ id, name, members }) => ({ value: id, label: members > 1 ? `${name} (${members} people)` : name }));
  return <SearchSelect {...field} choices={choices} none="-- Select Company --" loading={isFetching} onSearch={setQ} />;
}
