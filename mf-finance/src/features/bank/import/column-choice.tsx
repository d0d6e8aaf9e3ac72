import type { BankColumn, StatementReport } from '@dwang/contracts';
import { Select } from '@dwang/kit/form';
import { useId } from 'react';

type Column = StatementReport['columns'][number];

const USES: { value: BankColumn; label: string }[] = [
  { value: 'day', label: 'Date' },
  { value: 'amount', label: 'Amount (in and out)' },
  { value: 'direction', label: 'In or out (CR or DR)' },
  { value: 'type', label: 'Type of transaction' },
  { value: 'balance', label: 'Balance after it' },
  { value: 'credit', label: 'Money in' },
  { value: 'debit', label: 'Money out' },
  { value: 'payee', label: 'Payer' },
  { value: 'particulars', label: 'Particulars' },
  { value: 'code', label: 'Code' },
  { value: 'reference', label: 'Reference' },
  { value: 'details', label: 'Other words' },
  { value: 'bankId', label: "Bank's own number" },
  { value: 'account', label: 'Account' },
  { value: 'skip', label: 'Leave out' },
];

interface ColumnChoiceProps {
  columns: readonly Column[];
  disabled: boolean;
  onChange: (columns: BankColumn[]) => void;
}

/** What each column of the file is, with the first things in it. Each use is given once, but for other words. */
export function ColumnChoice({ columns, disabled, onChange }: ColumnChoiceProps) {
  const change = (at: number, use: BankColumn) => {
    const isShared = use === 'details' || use === 'skip';
    onChange(columns.map((column, index) => (index === at ? use : !isShared && column.use === use ? 'skip' : column.use)));
  };
  return (
    <section className="bank-columns" aria-label="Columns">
      {columns.map((column, index) => (
        <ColumnLine
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

function ColumnLine({ column, disabled, onChange }: { column: Column; disabled: boolean; onChange: (use: BankColumn) => void }) {
  const id = useId();
  const { heading, samples, use } = column;
  return (
    <div className="bank-column">
      <label htmlFor={id}>
        <strong>{heading || 'No heading'}</strong>
        <span className="bank-beside">{samples.join(' · ') || 'Empty'}</span>
      </label>
      <Select<BankColumn> id={id} options={USES} value={use} disabled={disabled} onChange={onChange} />
    </div>
  );
}
