import { serverNow } from '@dwang/client';
import type { SiteDay } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { formatShortDay } from '@dwang/kit';
import {
  CheckboxField,
  DayField,
  Field,
  Form,
  farDayRule,
  requiredRule,
  SelectField,
  TextAreaField,
  TimeField,
} from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { ProjectPicker } from '../../../pickers/project-picker';
import { bookedSpan } from '../data/shown-days';
import { useHolidays } from '../data/use-holidays';
import { type SiteDayValues, WORK_OPTIONS } from './site-day-values';

interface SiteDayFieldsProps {
  people: readonly { id: number; name: string }[];
  /** The day that is changed. Several can be booked at once, but not changed at once. */
  edited: SiteDay | null;
}

/** The fields of a site day. */
export function SiteDayFields({ people, edited }: SiteDayFieldsProps) {
  const isNew = edited === null;
  const today = dayOf(serverNow(), useUser().company.timeZone);
  const form = Form.useFormInstance<SiteDayValues>();
  const [projectId, projectName] = [Form.useWatch('projectId', form), Form.useWatch('projectName', form)];
  const everybody = [...people.map(({ id, name }) => ({ value: id, label: name })), { value: 0, label: 'Nobody yet' }];
  return (
    <>
      <Field name="projectName" label="" hidden>
        <input type="hidden" />
      </Field>
      <Field
        name="projectId"
        label="Job"
        required
        rules={[{ validator: async (_, id) => (id ? undefined : Promise.reject(new Error('Please choose a job'))) }]}
      >
        <ProjectPicker
          none="-- Select job --"
          known={projectName && projectId ? { value: projectId, label: projectName } : null}
          onPick={(picked) => form.setFieldValue('projectName', picked?.name ?? '')}
        />
      </Field>
      <SelectField<number> name="userId" label="Person" select={{ options: everybody }} required />
      <div className="schedule-pair">
        <DayField name="day" label="Day" required rules={[requiredRule('Please choose a day'), farDayRule(today, edited?.day)]} />
        {isNew && <DayField name="until" label="Until" rules={[farDayRule(today)]} />}
      </div>
      {isNew && <SpanHint />}
      <div className="schedule-pair">
        <TimeField name="startTime" label="From" />
        <TimeField name="endTime" label="To" />
      </div>
      <SelectField
        name="work"
        label="Work"
        required
        help="The weather is judged by the limits of this work."
        select={{ options: WORK_OPTIONS }}
      />
      <TextAreaField name="note" label="Note" input={{ maxLength: 500 }} />
    </>
  );
}

/** Which days of a span will be booked. */
function SpanHint() {
  const form = Form.useFormInstance<SiteDayValues>();
  const { region, holiday } = useHolidays();
  const [day, until] = [Form.useWatch('day', form), Form.useWatch('until', form)];
  const skips = Form.useWatch('skipsFreeDays', form);
  if (!day || !until || until <= day) return null;
  const { days, skipped } = bookedSpan(day, until, skips ?? true, region);
  const named = skipped.flatMap((one) => holiday(one) ?? []);
  return (
    <>
      <CheckboxField name="skipsFreeDays" label="Skip weekends and public holidays" />
      <p className="schedule-hint" aria-live="polite">
        {days.length === 0
          ? 'No working day lies in this span.'
          : `${days.length} ${days.length === 1 ? 'day' : 'days'}: ${formatShortDay(days[0])} to ${formatShortDay(days.at(-1))}.`}
        {named.length > 0 && ` Without ${named.join(' and ')}.`}
      </p>
    </>
  );
}
