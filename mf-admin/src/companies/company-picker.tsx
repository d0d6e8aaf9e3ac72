import { type PickerProps, SearchSelect } from '@dwang/kit/form';
import { useState } from 'react';
import { useFindCompaniesQuery } from '../api/subscriptions';
import { labelled } from './company-labels';

interface CompanyPickerProps extends PickerProps {
  /** Offers only companies that have no subscription yet. */
  isForNewSubscription?: boolean;
}

/** Chooses a company by its name or those of its people; 0 is none. */
export function CompanyPicker({ isForNewSubscription = false, ...field }: CompanyPickerProps) {
  const [q, setQ] = useState('');
  const { data, isFetching } = useFindCompaniesQuery({ q, limit: 50 });
  const offered = (data?.items ?? []).filter(({ isSubscribed }) => !(isForNewSubscription && isSubscribed));
  const choices = labelled(offered);
  return <SearchSelect {...field} choices={choices} none="-- Select Company --" loading={isFetching} onSearch={setQ} />;
}

/** The rule of its field. */
export const companyRule = {
  validator: (_rule: unknown, id: number) => (id ? Promise.resolve() : Promise.reject(new Error('Please choose a company'))),
};
