import { errorText } from '@dwang/client';
import { addDays } from '@dwang/domain';
import { Button, confirmAction, formatHours } from '@dwang/kit';
import { CopyIcon } from '@dwang/kit/data';
import { useNotify, useUser } from '@dwang/shell-api';
import { useCopyWeekMutation } from '../timesheets.api';

interface CopyWeekButtonProps {
  week: string;
  userId: number;
  disabled: boolean;
}

/** The entries of the week before, again in this one. Says how many before it does it. */
export function CopyWeekButton({ week, userId, disabled }: CopyWeekButtonProps) {
  const user = useUser();
  const notify = useNotify();
  const [copyWeek, { isLoading }] = useCopyWeekMutation();
  const copy = async () => {
    const body = { from: addDays(week, -7), to: week, ...(userId === user.id ? {} : { userId }) };
    try {
      const { items } = await copyWeek({ ...body, dry: true }).unwrap();
      const fresh = items.filter(({ isThere }) => !isThere);
      if (fresh.length === 0) {
        const title = items.length === 0 ? 'Nothing was worked last week' : 'Last week is copied already';
        return notify.info({ title });
      }
      const seconds = fresh.reduce((sum, one) => sum + one.seconds, 0);
      const isMeant = await confirmAction({
        title: `Copy ${entries(fresh.length)} from last week?`,
        text: `${formatHours(seconds)} on ${jobs(fresh.map(({ projectName }) => projectName))}, at the same times of day.`,
        confirm: 'Copy',
      });
      if (!isMeant) return;
      const { copied } = await copyWeek(body).unwrap();
      notify.success({ title: `${entries(copied)} copied` });
    } catch (error) {
      notify.error({ title: 'Week not copied', description: errorText(error, 'Please try again.') });
    }
  };
  return (
    <Button icon={<CopyIcon aria-hidden />} disabled={disabled || isLoading} onClick={() => void copy()}>
      Copy last week
    </Button>
  );
}

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

function jobs(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  return distinct.length > 3 ? `${distinct.length} jobs` : distinct.join(', ');
}
