import { errorText } from '@dwang/client';
import { Alert, Button, Skeleton, Text } from '@dwang/kit';
import { Field } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { HoursList } from './hours-list';
import type { UnbilledHours } from './use-unbilled-hours';

/** The chosen job's unbilled hours, or why there are none. */
export function HoursField({ hours, hasProject }: { hours: UnbilledHours; hasProject: boolean }) {
  const { timeZone } = useUser().company;
  if (!hasProject) return null;
  const retry = (
    <Button size="small" onClick={hours.retry}>
      Retry
    </Button>
  );
  return (
    <Field name="skipped" label="Unbilled hours" required>
      {hours.isLoading ? (
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      ) : hours.error ? (
        <Alert type="error" showIcon title="Could not load hours" description={errorText(hours.error, '')} action={retry} />
      ) : hours.entries.length === 0 ? (
        <Text rank="secondary">No unbilled hours on this job. Add lines below.</Text>
      ) : (
        <HoursList entries={hours.entries} timeZone={timeZone} />
      )}
    </Field>
  );
}
