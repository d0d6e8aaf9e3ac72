import { Select } from 'antd';
import { usePausedSearch } from './use-paused-search';

/** A row to choose, by its id. */
export interface Choice {
  value: number;
  label: string;
}

/** What a picker takes from the form or the filter around it. */
export interface PickerProps {
  id?: string;
  value?: number;
  onChange?: (value: number) => void;
  'aria-label'?: string;
}

export interface SearchSelectProps extends PickerProps {
  choices: Choice[];
  /** What 0 means: `-- Select Client --`, `All projects`. */
  none: string;
  /** Names of chosen rows that the found page may not hold. */
  known?: Choice | null;
  loading: boolean;
  /** Called a moment after the last key. Must stay the same function. */
  onSearch: (text: string) => void;
}

/** One row of a long list: the server searches while one types. 0 stands first and means none. */
export function SearchSelect({ choices, none, known, loading, onSearch, onChange, value = 0, ...rest }: SearchSelectProps) {
  const [text, setText] = usePausedSearch(onSearch);
  const isKnownFound = !known || known.value === 0 || choices.some((choice) => choice.value === known.value);
  return (
    <Select<number>
      {...rest}
      className="dwang-search-select"
      value={value}
      loading={loading}
      showSearch={{ filterOption: false, onSearch: setText, searchValue: text }}
      options={[...(text ? [] : [{ value: 0, label: none }]), ...(isKnownFound || !known ? [] : [known]), ...choices]}
      notFoundContent={loading ? 'Loading...' : 'Nothing found'}
      onChange={(next) => {
        setText('');
        onChange?.(next);
      }}
    />
  );
}
