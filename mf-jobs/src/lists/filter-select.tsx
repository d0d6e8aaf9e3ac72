import { FilterField } from '@dwang/kit';
import { Select, type SelectProps } from '@dwang/kit/form';

interface FilterSelectProps<Value extends string | number> {
  /** Shown on phones, where the filters have a sheet of their own. */
  label: string;
  /** What it is called for those who do not see it. */
  name?: string;
  className?: string;
  options: NonNullable<SelectProps<Value>['options']>;
  value: Value;
  onChange: (value: Value) => void;
}

/** One choice of a filter bar. */
export function FilterSelect<Value extends string | number>({
  label,
  name = label,
  className = 'jobs-sort',
  ...select
}: FilterSelectProps<Value>) {
  return (
    <FilterField label={label} quiet>
      {(id) => <Select<Value> id={id} aria-label={name} className={className} {...select} />}
    </FilterField>
  );
}
