import type { TimeGrouping } from '@dwang/contracts';
import { SelectField } from '@dwang/kit/form';

const GROUPINGS = [
  { value: 'entry', label: 'Each entry' },
  { value: 'day', label: 'Each day' },
  { value: 'person', label: 'Each person' },
  { value: 'none', label: 'All hours together' },
] satisfies { value: TimeGrouping; label: string }[];

/** How hours become lines on the invoice. */
export const GroupingField = () => (
  <SelectField
    name="groupTimeBy"
    label="One line for"
    required
    help="Hours at another rate get a line of their own."
    select={{ options: GROUPINGS, showSearch: false }}
  />
);
