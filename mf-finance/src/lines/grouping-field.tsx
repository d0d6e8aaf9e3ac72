import type { TimeGrouping } from '@dwang/contracts';
import type { GstKind } from '@dwang/domain';
import { SelectField } from '@dwang/kit/form';
import { GstKindField } from './gst-kind-field';
import './lines.css';

const GROUPINGS = [
  { value: 'entry', label: 'Each entry' },
  { value: 'day', label: 'Each day' },
  { value: 'person', label: 'Each person' },
  { value: 'none', label: 'All hours together' },
] satisfies { value: TimeGrouping; label: string }[];

/** How hours become lines on the invoice, and where GST differs by line, its kind of theirs. */
export const GroupingField = ({ gstKinds }: { gstKinds: readonly GstKind[] }) => (
  <div className="finance-pair">
    <SelectField
      name="groupTimeBy"
      label="One line for"
      required
      help="Hours at another rate get a line of their own."
      select={{ options: GROUPINGS, showSearch: false }}
    />
    <GstKindField name="hoursKind" label="GST on hours" kinds={gstKinds} />
  </div>
);
