import { type ReactNode, useId } from 'react';

export interface FilterFieldProps {
  label: string;
  /** The field says on wide screens what it is; its name is then only seen in the sheet of phones. */
  quiet?: boolean;
  children: (id: string) => ReactNode;
}

/** A named filter of a `FilterBar`: beside its name in the row, under it in the sheet of phones. */
export function FilterField({ label, quiet = false, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className="dwang-filter">
      <label htmlFor={id} className={quiet ? 'dwang-filter-quiet' : undefined}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
