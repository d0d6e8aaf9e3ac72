import { CheckboxField, SelectField } from '@dwang/kit/form';

const STEPS = [0, 5, 6, 10, 15, 30].map((minutes) => ({
  value: minutes,
  label: minutes === 0 ? 'As worked' : `To ${minutes} minutes`,
}));
const MODES = [
  { value: 'nearest', label: 'To the nearest' },
  { value: 'up', label: 'Up' },
  { value: 'down', label: 'Down' },
];

/** How the company charges time, and whether it approves the weeks of its team. */
export function TimeRuleFields() {
  return (
    <>
      <SelectField<number>
        name="roundingMinutes"
        label="Charged time"
        required
        help="Rounds what each entry charges, from the next time that it is saved. Hours worked stay as they are."
        select={{ options: STEPS }}
      />
      <SelectField<string> name="roundingMode" label="Round" required select={{ options: MODES }} />
      <CheckboxField
        name="approvalRequired"
        label="Approve the weeks of the team"
        help="Members hand in their weeks. Their time is locked then, and only approved time can be invoiced."
      />
    </>
  );
}
