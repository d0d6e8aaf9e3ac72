import { useJobChoices } from '@dwang/client';
import { SearchSelect } from '@dwang/kit/form';
import { useId } from 'react';
import './job-field.css';

interface JobFieldProps {
  /** 0 for none. */
  value: number;
  onChange: (projectId: number) => void;
}

/** The job that what follows goes to. */
export function JobField({ value, onChange }: JobFieldProps) {
  const id = useId();
  const { search } = useJobChoices(value);
  return (
    <div className="tools-job-field">
      <label htmlFor={id}>Job</label>
      <SearchSelect id={id} aria-label="Job" value={value} onChange={onChange} {...search} none="-- Select Job --" />
    </div>
  );
}
