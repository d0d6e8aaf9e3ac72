import { Select } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useTimePeopleQuery } from './timesheets.api';

interface PersonPickerProps {
  id?: string;
  value: number;
  /** What 0 means, where everybody can be chosen. */
  everybody?: string;
  onChange: (userId: number) => void;
}

/** More people than these are found by typing. */
const MANY = 12;

/** Whose time; for the owner, as nobody else sees anybody's but their own. */
export function PersonPicker({ id, value, everybody, onChange }: PersonPickerProps) {
  const isOwner = useUser().role === 'owner';
  const { data } = useTimePeopleQuery(undefined, { skip: !isOwner });
  const people = (data?.items ?? []).map((person) => ({ value: person.id, label: person.name }));
  if (!isOwner || people.length < 2) return null;
  return (
    <Select<number>
      {...(id ? { id } : {})}
      aria-label="Person"
      className="jobs-select"
      value={value}
      showSearch={people.length > MANY && { optionFilterProp: 'label' }}
      options={everybody ? [{ value: 0, label: everybody }, ...people] : people}
      onChange={onChange}
    />
  );
}
