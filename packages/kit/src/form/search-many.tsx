import { Select } from 'antd';
import { useState } from 'react';
import type { Choice, SearchSelectProps } from './search-select';
import { usePausedSearch } from './use-paused-search';

export interface SearchManyProps extends Pick<SearchSelectProps, 'id' | 'choices' | 'loading' | 'onSearch' | 'aria-label'> {
  value?: number[];
  onChange?: (value: number[]) => void;
}

/** Several rows of a long list: the server searches while one types; what is chosen keeps its name when it is not among those found. */
export function SearchMany({ choices, loading, onSearch, value = [], onChange, ...rest }: SearchManyProps) {
  const [text, setText] = usePausedSearch(onSearch);
  const [chosen, setChosen] = useState<Choice[]>([]);
  const kept = chosen.filter((one) => value.includes(one.value) && !choices.some((choice) => choice.value === one.value));
  const options = [...choices, ...kept];
  return (
    <Select<number[]>
      {...rest}
      mode="multiple"
      allowClear
      className="dwang-search-select"
      value={value}
      loading={loading}
      showSearch={{ filterOption: false, onSearch: setText, searchValue: text }}
      options={options}
      notFoundContent={loading ? 'Loading...' : 'Nothing found'}
      onChange={(next) => {
        setText('');
        setChosen(options.filter((option) => next.includes(option.value)));
        onChange?.(next);
      }}
    />
  );
}
