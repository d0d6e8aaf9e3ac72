import { FilterField } from '@dwang/kit';
import { Select } from '@dwang/kit/form';
import { useClientChoices } from './use-choices';
import { useTyping } from './use-typing';

interface ChosenClientProps {
  value: number | undefined;
  onChange: (clientId: number | undefined) => void;
}

/** A filter by client. */
export function ChosenClient({ value, onChange }: ChosenClientProps) {
  const { choices, isFetching, search } = useClientChoices(value);
  const type = useTyping(search);
  return (
    <FilterField label="Client" quiet>
      {(id) => (
        <Select<number>
          id={id}
          aria-label="Client"
          className="finance-client-filter"
          value={value}
          onChange={onChange}
          options={choices}
          loading={isFetching}
          allowClear
          placeholder="All clients"
          showSearch={{ filterOption: false, onSearch: type }}
        />
      )}
    </FilterField>
  );
}
