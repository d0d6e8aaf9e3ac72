import type { PriceColumn, PriceImportReport } from '@dwang/contracts';
import { Alert, Heading } from '@dwang/kit';
import { Select } from '@dwang/kit/form';
import { useId } from 'react';

type Column = PriceImportReport['columns'][number];

interface ImportColumnsProps {
  columns: readonly Column[];
  disabled: boolean;
  onChange: (columns: PriceColumn[]) => void;
}

const USES: { value: PriceColumn; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'unit', label: 'Unit' },
  { value: 'price', label: 'Price without GST' },
  { value: 'priceIncl', label: 'Price with GST' },
  { value: 'code', label: 'Code' },
  { value: 'category', label: 'Category' },
  { value: 'skip', label: 'Leave out' },
];
const groupOf = (use: PriceColumn): string => (use === 'priceIncl' || use === 'priceUnknown' ? 'price' : use);

/** What each column of the file is, with the first things in it. */
export function ImportColumns({ columns, disabled, onChange }: ImportColumnsProps) {
  const change = (at: number, use: PriceColumn) =>
    onChange(
      columns.map((column, index) => {
        if (index === at) return use;
        return use !== 'skip' && groupOf(column.use) === groupOf(use) ? 'skip' : column.use;
      }),
    );
  return (
    <section className="estimate-columns" aria-label="Columns">
      <Heading level={3}>What each column is</Heading>
      {columns.some(({ use }) => use === 'priceUnknown') && (
        <Alert type="warning" showIcon title="The file does not say whether GST is in its prices. Please choose below." />
      )}
      {columns.map((column, index) => (
        <ColumnRow
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name that is surely their own
          key={index}
          column={column}
          disabled={disabled}
          onChange={(use) => change(index, use)}
        />
      ))}
    </section>
  );
}

interface ColumnRowProps {
  column: Column;
  disabled: boolean;
  onChange: (use: PriceColumn) => void;
}

/** Name and price are moved by choosing them elsewhere: without them nothing can be read. */
function ColumnRow({ column: { heading, samples, use }, disabled, onChange }: ColumnRowProps) {
  const id = useId();
  const options = use === 'name' ? USES.slice(0, 1) : groupOf(use) === 'price' ? USES.slice(2, 4) : USES;
  return (
    <div className="estimate-column">
      <label htmlFor={id}>
        <strong>{heading || 'No heading'}</strong>
        <span>{samples.join(' · ') || 'Empty'}</span>
      </label>
      <Select<PriceColumn>
        id={id}
        options={options}
        value={use === 'priceUnknown' ? undefined : use}
        placeholder="Price with GST, or without?"
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}
