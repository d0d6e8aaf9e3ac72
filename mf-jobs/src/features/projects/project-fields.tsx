import { serverNow } from '@dwang/client';
import type { Project } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { AddIcon, Button } from '@dwang/kit';
import {
  type Choice,
  DayField,
  endDayRule,
  Field,
  Form,
  MoneyField,
  NumberField,
  requiredRule,
  SelectField,
  Slider,
  TextAreaField,
  TextField,
} from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { ClientPicker } from '../../pickers/client-picker';

import { progressLabel } from '../../progress-label';
import { REGION_CHOICES } from '../../regions';
import { STAGES } from '../../stages';
import { SiteField } from './site-field';

const STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'completed', label: 'Completed' },
];

const STAGE_CHOICES = STAGES.filter(({ stage }) => stage !== 'done').map(({ stage, label }) => ({ value: stage, label }));

interface ProgressInputProps {
  id?: string;
  value?: number;
  onChange?: (value: number) => void;
}

/** 0 to 100 in steps of 5, with its name in words. */
function ProgressInput({ id, value = 0, onChange }: ProgressInputProps) {
  return (
    <div className="jobs-slider" id={id}>
      <Slider
        min={0}
        max={100}
        step={5}
        value={value}
        onChange={onChange}
        ariaLabelForHandle="Progress"
        tooltip={{ formatter: (percent) => `${percent}%` }}
      />
      <span className="jobs-slider-label" aria-live="polite">
        {progressLabel(value)} · {value}%
      </span>
    </div>
  );
}

interface ProjectFieldsProps {
  /** The project to edit; null for a new one. */
  edited: Project | null;
  client: Choice | null;
  onAddClient: () => void;
}

/** The fields of a project, for creating and editing: clients are the office's to choose, prices theirs who are shown them. */
export function ProjectFields({ edited, client, onAddClient }: ProjectFieldsProps) {
  const { role, seesPrices, company } = useUser();
  const today = dayOf(serverNow(), company.timeZone);
  const isActive = Form.useWatch('status') !== 'completed';
  return (
    <>
      <Field name="uid" label="" hidden>
        <input type="hidden" />
      </Field>
      <TextField
        name="name"
        label="Project name"
        required
        rules={[requiredRule('Please enter a project name')]}
        input={{ maxLength: 200, autoFocus: true }}
      />
      {role !== 'contractor' && (
        <>
          <Field name="clientId" label="Client">
            <ClientPicker known={client} />
          </Field>
          <Button className="jobs-add-client" type="dashed" icon={<AddIcon aria-hidden />} onClick={onAddClient}>
            Add New Client
          </Button>
          <SiteField />
        </>
      )}
      {seesPrices && (
        <MoneyField
          name="hourlyRate"
          label="Hourly rate"
          unit="/hr"
          required
          rules={[requiredRule('Please enter an hourly rate')]}
        />
      )}
      <div className="jobs-pair">
        {seesPrices && <MoneyField name="estimateAmount" label="Estimated price" help="Excluding GST" />}
        <NumberField name="estimateHours" label="Estimated hours" min={0} max={999_999_999} decimals={2} />
      </div>
      <div className="jobs-pair">
        <DayField name="startDate" label="Start date" rules={[endDayRule(today, edited?.startDate)]} />
        <DayField name="endDate" label="End date" rules={[endDayRule(today, edited?.endDate)]} />
      </div>
      <Field name="progress" label="Progress">
        <ProgressInput />
      </Field>
      <TextField name="location" label="Location" input={{ maxLength: 500, autoComplete: 'street-address' }} />
      <SelectField name="region" label="Weather region" select={{ options: REGION_CHOICES }} />
      <TextAreaField name="description" label="Description" input={{ maxLength: 5000 }} />
      <div className="jobs-pair">
        <SelectField name="status" label="Status" select={{ options: STATUSES, showSearch: false }} />
        {isActive && <SelectField name="stage" label="Stage" select={{ options: STAGE_CHOICES, showSearch: false }} />}
      </div>
    </>
  );
}
