import type { ImportColumn, ImportReport } from '@dwang/contracts';
import { Select } from '@dwang/kit/form';
import { useId } from 'react';

type Column = ImportReport['columns'][number];

interface ColumnMapProps {
  columns: readonly Column[];
  disabled: boolean;
  onChange: (columns: ImportColumn[]) => void;
}

const USES: { value: ImportColumn; label: string }[] = [
  { value: 'name', label: 'Company name' },
  { value: 'contact', label: 'Contact person' },
  { value: 'contactRole', label: 'Role of the contact' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'address', label: 'Address' },
  { value: 'notes', label: 'Notes' },
  { value: 'skip', label: 'Leave out' },
];
/** Uses that several columns may share; the parts are put together. */
const SHARED: readonly ImportColumn[] = ['contact', 'address', 'notes', 'skip'];

/** What each column of the file is, with the first things in it. */
export function ColumnMap({ columns, disabled, onChange }: ColumnMapProps) {
  const change = (at: number, use: ImportColumn) => {
    const isShared = SHARED.includes(use);
    onChange(
      columns.map((column, index) => {
        if (index === at) return use;
        return !isShared && column.use === use ? 'skip' : column.use;
      }),
    );
  };
  return (
    <section className="clients-map" aria-label="Columns">
      <h3>What each column is</h3>
      {columns.map((column, index) => (
        <ColumnRow
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name that is surely their own
          key={index}
          column={column}
          isOnlyName={column.use === 'name'}
          disabled={disabled}
          onChange={(use) => change(index, use)}
        />
      ))}
    </section>
  );
}

interface ColumnRowProps {
  column: Column;
  isOnlyName: boolean;
  disabled: boolean;
  onChange: (use: ImportColumn) => void;
}

/** The company name is moved by choosing it elsewhere: without one nothing can be read. */
function ColumnRow({ column: { heading, samples, use }, isOnlyName, disabled, onChange }: ColumnRowProps) {
  const id = useId();
  return (
    <div className="clients-map-row">
      <label htmlFor={id} className="clients-line-main">
        <strong>{heading || 'No heading'}</strong>
        <span className="clients-beside">{samples.join(' · ') || 'Empty'}</span>
      </label>
      <Select<ImportColumn>
        id={id}
        options={isOnlyName ? USES.filter(({ value }) => value === 'name') : USES}
        value={use}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}
