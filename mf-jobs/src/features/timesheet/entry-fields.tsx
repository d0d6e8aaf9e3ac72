import { useUsualRate } from '@dwang/client';
import type { Project, TimeEntry } from '@dwang/contracts';
import { addDays, billedAfter, centsToDecimal, dayOf, labourCents, parseCents, parseDuration } from '@dwang/domain';
import { Button, formatHours, Money } from '@dwang/kit';
import {
  DayField,
  DurationField,
  Field,
  Form,
  MoneyField,
  parseMoney,
  requiredRule,
  TextAreaField,
  TimeField,
  workDayRule,
} from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { ProjectPicker } from '../../pickers/project-picker';
import { EntryHints } from './entry-hints';
import type { EntryValues } from './entry-values';
import { HourField } from './hour-field';

/** What charged time comes to, worked out as the server does; nothing while a field cannot be read. */
function amountOf(billed: number | null, hourlyRate: string): string | null {
  const rate = parseMoney(hourlyRate);
  if (billed === null || rate === null || rate.startsWith('-')) return null;
  return centsToDecimal(labourCents(billed, parseCents(rate)));
}

/** Today and yesterday in one tap. */
function QuickDays({ today }: { today: string }) {
  const form = Form.useFormInstance<EntryValues>();
  const date = Form.useWatch('date', form);
  const days = [
    { label: 'Today', day: today },
    { label: 'Yesterday', day: addDays(today, -1) },
  ];
  return (
    <div className="jobs-quick-days">
      {days.map(({ label, day }) => (
        <Button key={day} size="small" aria-pressed={date === day} onClick={() => form.setFieldValue('date', day)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Until the company's rule is known. */
const AS_WORKED = { minutes: 0, mode: 'nearest' } as const;

function AmountPreview({ entry }: { entry: TimeEntry | null }) {
  const form = Form.useFormInstance<EntryValues>();
  const rule = useUser().company.rounding ?? AS_WORKED;
  const worked = parseDuration(Form.useWatch('duration', form) ?? '');
  const billed = worked === null ? null : billedAfter(entry, worked, rule);
  const amount = amountOf(billed, Form.useWatch('hourlyRate', form) ?? '');
  return (
    <p className="jobs-amount" aria-live="polite">
      <span>Amount{billed !== worked && billed !== null && ` for ${formatHours(billed)} charged`}</span>
      <Money amount={amount} strong />
    </p>
  );
}

interface EntryFieldsProps {
  today: string;
  /** The entry that is edited. */
  entry: TimeEntry | null;
}

/** The fields of a time entry; choosing a project brings its rate, General the company's. */
export function EntryFields({ today, entry }: EntryFieldsProps) {
  const form = Form.useFormInstance<EntryValues>();
  const user = useUser();
  const { seesPrices } = user;
  const usual = useUsualRate(user);
  const known = entry ? dayOf(Date.parse(entry.startTime), user.company.timeZone) : undefined;
  const [projectId, projectName] = [Form.useWatch('projectId', form), Form.useWatch('projectName', form)];
  const take = (picked: Project | null) => {
    form.setFieldsValue({ projectName: picked?.name ?? '', clientName: picked?.clientName ?? '' });
    const rate = picked ? picked.hourlyRate : usual;
    if (rate && seesPrices) form.setFieldValue('hourlyRate', rate);
  };
  return (
    <>
      {['uid', 'projectName', 'clientName'].map((name) => (
        <Field key={name} name={name} label="" hidden>
          <input type="hidden" />
        </Field>
      ))}
      <Field name="projectId" label="Project">
        <ProjectPicker none="General" known={projectName ? { value: projectId ?? 0, label: projectName } : null} onPick={take} />
      </Field>
      <DayField name="date" label="Date" required rules={[requiredRule('Please choose a date'), workDayRule(today, known)]} />
      <QuickDays today={today} />
      <div className="jobs-pair">
        <DurationField name="duration" label="Duration" required rules={[requiredRule('Please enter a duration')]} />
        <TimeField name="startTime" label="Start time" required rules={[requiredRule('Please choose a start time')]} />
        <HourField />
        <TimeField name="endTime" label="End time" />
        <DurationField name="breaks" label="Unpaid break" placeholder="None" />
      </div>
      {seesPrices && (
        <MoneyField
          name="hourlyRate"
          label="Hourly rate"
          unit="/hr"
          required
          rules={[requiredRule('Please enter an hourly rate')]}
        />
      )}
      <TextAreaField name="notes" label="Notes" input={{ maxLength: 2000 }} />
      <EntryHints entry={entry} />
      {seesPrices && <AmountPreview entry={entry} />}
    </>
  );
}
