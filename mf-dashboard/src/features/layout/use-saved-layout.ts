import { api, errorText, type QueuedWrite, useDispatch, useOutbox, usePending } from '@dwang/client';
import type { DashboardLayout, WidgetPlace } from '@dwang/contracts';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useGetDashboardQuery } from './dashboard-api';
import { keepLayout, readKeptLayout } from './kept-layout';

const NOT_SAVED = 'Dashboard not saved';
/** One layout for each user, so that its writes keep their order. */
const UID = 'dashboard-layout';

const newestOf = (pending: readonly QueuedWrite<DashboardLayout>[], data: DashboardLayout | undefined) => {
  const last = pending.filter(({ state }) => state !== 'refused').at(-1);
  if (!last?.preview) return null;
  const isRead = last.state === 'sent' && (data?.version ?? 0) >= last.preview.version;
  return isRead ? null : last.preview;
};

/** The layout as this device knows it: with what it has not sent yet, from the server, or as it was last time. */
export function useSavedLayout() {
  const { data, isError, refetch } = useGetDashboardQuery();
  const pending = usePending<DashboardLayout>('layout');
  const [kept] = useState(readKeptLayout);
  const [isSaving, setSaving] = useState(false);
  const write = useOutbox();
  const dispatch = useDispatch();
  const notify = useNotify();
  const layout = newestOf(pending, data) ?? data ?? kept;

  /** How it was saved; null when it was not, which the person is told. */
  const store = async (base: DashboardLayout, widgets: WidgetPlace[]): Promise<'sent' | 'kept' | null> => {
    setSaving(true);
    const preview = { widgets, version: base.version + 1 };
    try {
      const outcome = await write<DashboardLayout>({
        kind: 'layout',
        operation: 'update',
        uid: UID,
        label: 'Dashboard layout',
        request: { method: 'PUT', url: '/dashboard', body: { widgets } },
        preview,
        base: { ...base },
        tags: ['Dashboard'],
      });
      if (outcome.state === 'refused') throw outcome.error;
      keepLayout(preview);
      if (outcome.state === 'sent') dispatch(api.util.invalidateTags(['Dashboard']));
      return outcome.state;
    } catch (error) {
      notify.error({ title: NOT_SAVED, description: errorText(error, 'Please try again.') });
      return null;
    } finally {
      setSaving(false);
    }
  };

  return { layout, isSaving, isFailed: isError && !layout, retry: () => void refetch(), store };
}
