import type { Project, VoiceChoice, VoiceProposal } from '@dwang/contracts';
import {
  DayField,
  DurationField,
  durationText,
  requiredRule,
  SelectField,
  TextAreaField,
  TextField,
  TimeField,
  workDayRule,
} from '@dwang/kit/form';

export interface CardValues {
  projectId?: number | null;
  hours?: string;
  start?: string;
  end?: string;
  pause?: string;
  day?: string;
  notes?: string;
  name?: string;
  clientName?: string;
  text?: string;
}

/** What the card's fields start with. A timer without a named job starts on the one used last, as everywhere. */
export function valuesOf(proposal: VoiceProposal, jobs: readonly Project[]): CardValues {
  switch (proposal.kind) {
    case 'create-time-entry': {
      const { projectId, start, end, seconds, breakSeconds, day, notes } = proposal.body;
      const hours = start ? {} : { hours: seconds > 0 ? durationText(seconds) : '' };
      const times = start && end ? { start, end, pause: breakSeconds > 0 ? durationText(breakSeconds) : '' } : {};
      return { ...(projectId === null ? {} : { projectId }), day, notes, ...hours, ...times };
    }
    case 'start-timer':
    case 'switch-job': {
      const first = proposal.needs.includes('project') ? undefined : jobs[0]?.id;
      const projectId = proposal.body.projectId ?? first;
      return projectId === undefined ? {} : { projectId };
    }
    case 'create-project':
      return { name: proposal.body.name, clientName: proposal.body.clientName ?? '' };
    case 'note':
      return { ...(proposal.body.projectId === null ? {} : { projectId: proposal.body.projectId }), text: proposal.body.text };
    default:
      return {};
  }
}

interface FieldsProps {
  proposal: VoiceProposal;
  jobs: readonly Project[];
  choices: readonly VoiceChoice[];
  today: string;
}

function JobField({ proposal, jobs, choices }: FieldsProps) {
  const known =
    'projectId' in proposal.body && proposal.body.projectId !== null
      ? [{ id: proposal.body.projectId, name: proposal.body.projectName ?? '' }]
      : [];
  const all = [...choices, ...known, ...jobs];
  const options = all
    .filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
    .map(({ id, name }) => ({ value: id, label: name }));
  const help = choices.length > 1 ? 'More than one job fits.' : undefined;
  return (
    <SelectField<number>
      name="projectId"
      label="Job"
      required
      rules={[{ required: true, message: 'Please choose a job' }]}
      help={help}
      select={{ options }}
    />
  );
}

/** The fields of a proposal that can be mended before it is done. */
export function ConfirmFields(props: FieldsProps) {
  const { proposal } = props;
  switch (proposal.kind) {
    case 'create-time-entry':
      return (
        <>
          <JobField {...props} />
          {proposal.body.start ? (
            <>
              <TimeField
                name="start"
                label="From"
                required
                help={proposal.needs.includes('half-of-day') ? 'Morning or evening? Please check.' : undefined}
                rules={[requiredRule('Please enter a time')]}
              />
              <TimeField name="end" label="To" required rules={[requiredRule('Please enter a time')]} />
              <DurationField
                name="pause"
                label="Break"
                placeholder="0:30"
                help={proposal.needs.includes('break') ? 'How long was the break?' : undefined}
              />
            </>
          ) : (
            <DurationField name="hours" label="Hours" required rules={[requiredRule('Please enter the hours')]} />
          )}
          <DayField name="day" label="Day" required rules={[workDayRule(props.today)]} />
          <TextField name="notes" label="Note" input={{ maxLength: 2000 }} />
        </>
      );
    case 'start-timer':
    case 'switch-job':
      return <JobField {...props} />;
    case 'create-project':
      return (
        <>
          <TextField
            name="name"
            label="Job name"
            required
            rules={[requiredRule('Please enter a project name')]}
            input={{ maxLength: 200 }}
          />
          <TextField name="clientName" label="Client" input={{ maxLength: 200 }} />
        </>
      );
    case 'note':
      return (
        <>
          <JobField {...props} />
          <TextAreaField
            name="text"
            label="Note"
            required
            rules={[requiredRule('Please enter a note')]}
            input={{ maxLength: 5000 }}
          />
        </>
      );
    default:
      return null;
  }
}
