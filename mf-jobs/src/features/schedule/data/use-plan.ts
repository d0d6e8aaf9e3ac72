import { errorText } from '@dwang/client';
import type { SiteDay, UpdateSiteDay } from '@dwang/contracts';
import { formatShortDay } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useBookSiteDaysMutation, useDeleteSiteDayMutation, usePatchSiteDayMutation } from './schedule.api';

const UNDO_SECONDS = 8;

interface Place {
  day: string;
  userId: number | null;
  userName: string | null;
}

/** Moves and deletes booked days; both can be undone while their message stands. */
export function usePlan() {
  const notify = useNotify();
  const [patch] = usePatchSiteDayMutation();
  const [book] = useBookSiteDaysMutation();
  const [remove] = useDeleteSiteDayMutation();
  const failed = (title: string, error: unknown) =>
    notify.error({ title, description: errorText(error, 'Please check your connection and try again.') });

  const place = async (day: SiteDay, to: Place): Promise<SiteDay | null> => {
    const change: UpdateSiteDay = {
      ...(to.day === day.day ? {} : { day: to.day }),
      ...(to.userId === day.userId ? {} : { userId: to.userId }),
    };
    try {
      return await patch({ day, change, shown: { userName: to.userName, conflicts: [] } }).unwrap();
    } catch (error) {
      failed('Site day not moved', error);
      return null;
    }
  };

  const move = async (day: SiteDay, to: Place): Promise<boolean> => {
    if (to.day === day.day && to.userId === day.userId) return true;
    const moved = await place(day, to);
    if (!moved) return false;
    const who = moved.userId === day.userId ? '' : `, ${moved.userName ?? 'nobody yet'}`;
    notify.success({
      title: `Moved to ${formatShortDay(moved.day)}${who}`,
      ...(moved.conflicts[0] ? { description: `${moved.conflicts[0].text}.` } : {}),
      seconds: UNDO_SECONDS,
      action: { label: 'Undo', run: () => void place(moved, day) },
    });
    return true;
  };

  const bringBack = async ({ projectId, userId, startTime, endTime, work, note, day }: SiteDay) => {
    try {
      const days = [{ uid: crypto.randomUUID(), day }];
      await book({ projectId, userId, startTime, endTime, work, note, days }).unwrap();
    } catch (error) {
      failed('Site day not restored', error);
    }
  };

  const takeOff = async (day: SiteDay): Promise<boolean> => {
    try {
      await remove(day.id).unwrap();
    } catch (error) {
      failed('Site day not deleted', error);
      return false;
    }
    notify.info({
      title: 'Site day deleted',
      seconds: UNDO_SECONDS,
      action: { label: 'Undo', run: () => void bringBack(day) },
    });
    return true;
  };

  return { move, takeOff };
}
