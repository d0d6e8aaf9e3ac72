import { useJobChoices } from '@dwang/client';
import type { Project } from '@dwang/contracts';
import { Field, type PickerProps, SearchSelect } from '@dwang/kit/form';
import { useEffect } from 'react';

interface JobFieldProps {
  /** Gets the row of the chosen job once it is known; the General project's for none. */
  onKnown: (job: Project | undefined) => void;
}

/** The job that the hours are for, found by typing; none is the General project. */
export const JobField = ({ onKnown }: JobFieldProps) => (
  <Field name="projectId" label="Project">
    <JobPicker onKnown={onKnown} />
  </Field>
);

function JobPicker({ onKnown, ...field }: JobFieldProps & PickerProps) {
  const { chosen, search } = useJobChoices(field.value);
  useEffect(() => onKnown(chosen), [chosen, onKnown]);
  return <SearchSelect {...field} {...search} none="General" />;
}
