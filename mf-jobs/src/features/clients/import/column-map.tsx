import type { ImportColumn, ImportReport } from '@dwang/contracts';
import { Alert } from '@dwang/kit';
import { Select } from '@dwang/kit/form';
import { useId } from 'react';

type Column = ImportReport['columns'][number];

interface ColumnMapProps {
  columns: readonly Column[];
  disabled: boolean;
  onChange: (columns: ImportColumn[]) => void;
}

/** A column that nobody knows is left out: its list opens at the top. */
const USES: { value: ImportColumn; label: string }[] = [
  { value: 'skip', label: 'Leave out' },
  { value: 'name', label: 'Company name' },
  { value: 'nameOrLast', label: 'Company or last name' },
  { value: 'firstName', label: 'First name' },
  { value: 'lastName', label: 'Last name' },
  { value: 'contact', label: 'Contact person' },
  { value: 'contactRole', label: 'Role of the contact' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'address', label: 'Address' },
  { value: 'siteAddress', label: 'Site address' },
  { value: 'country', label: 'Country' },
  { value: 'tradingName', label: 'Trading name' },
  { value: 'website', label: 'Website' },
  { value: 'nzbn', label: 'NZBN' },
  { value: 'peppolId', label: 'E-invoice address' },
  { value: 'notes', label: 'Notes' },
];
/** Uses that several columns may share; the parts are put together. */
const SHARED: readonly ImportColumn[] = ['contact', 'email', 'phone', 'address', 'siteAddress', 'notes', 'skip'];
const NAMES: readonly ImportColumn[] = ['name', 'nameOrLast', 'firstName', 'lastName'];

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
  const unused = columns.filter(({ use, samples }) => use === 'skip' && samples.length > 0);
  const names = columns.filter(({ use }) => NAMES.includes(use)).length;
  return (
    <section className="clients-map" aria-label="Columns">
      <h3>What each column is</h3>
      {unused.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={`Not imported: ${unused.map(({ heading }) => heading || 'No heading').join(', ')}`}
          description="Choose below what such a column is, and it is imported too."
        />
      )}
      {columns.map((column, index) => (
        <ColumnRow
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name that is surely their own
          key={index}
          column={column}
          isOnlyName={names === 1 && NAMES.includes(column.use)}
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

/** The only name is moved by choosing one elsewhere: without it nothing can be read. */
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
        options={isOnlyName ? USES.filter(({ value }) => NAMES.includes(value)) : USES}
        value={use}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}
