import { type ReactNode, useId } from 'react';

interface FilterFieldProps {
  label: string;
  /** The field says on wide screens what it is; its name is then only seen in the sheet of phones. */
  quiet?: boolean;
  children: (id: string) => ReactNode;
}

/** A named filter: beside its name in the row, under it in the sheet. */
export function FilterField({ label, quiet = false, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className="jobs-filter">
      <label htmlFor={id} className={quiet ? 'jobs-filter-quiet' : undefined}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
