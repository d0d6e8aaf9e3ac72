import { useListProjectsQuery } from '@dwang/client';
import { SelectField } from '@dwang/kit/form';
import { useState } from 'react';
import { useTyping } from '../../parties/use-typing';

/** How many are offered at once; the others are found by typing. */
const OFFERED = 50;
const chosenRule = { required: true, message: 'Please choose a job' };

/** The job whose contract it is. */
export function JobField() {
  const [q, setQ] = useState('');
  const { currentData, isFetching } = useListProjectsQuery({ limit: OFFERED, sort: 'name', ...(q && { q }) });
  const type = useTyping(setQ);
  return (
    <SelectField<number>
      name="projectId"
      label="Job"
      required
      rules={[chosenRule]}
      placeholder="Choose a job"
      select={{
        options: (currentData?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
        loading: isFetching,
        showSearch: { filterOption: false, onSearch: type },
        notFoundContent: isFetching ? 'Loading jobs...' : 'Nothing found',
      }}
    />
  );
}
