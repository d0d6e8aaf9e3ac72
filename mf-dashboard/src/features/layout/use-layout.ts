import { errorText } from '@dwang/client';
import type { WidgetPlace } from '@dwang/contracts';
import { type OfferedWidget, useHost } from '@dwang/shell-api';
import { useMemo, useState } from 'react';
import { useGetDashboardQuery, usePutDashboardMutation } from './dashboard-api';
import { readKeptLayout } from './kept-layout';
import { allPlaces, changePlace, movePlace, type PlacedWidget, placedWidgets } from './places';

const NOT_SAVED = 'Dashboard not saved';

/** The user's cards: as saved, or as being changed in edit mode until Save. */
export function useLayout() {
  const { widgets: offered, notify } = useHost();
  const { data, isError, refetch } = useGetDashboardQuery();
  const [put, { isLoading: isSaving }] = usePutDashboardMutation();
  const [kept] = useState(readKeptLayout);
  const [draft, setDraft] = useState<WidgetPlace[] | null>(null);

  const saved = useMemo(() => allPlaces((data ?? kept)?.widgets ?? [], offered), [data, kept, offered]);
  const places = draft ?? saved;
  const placed = useMemo(() => placedWidgets(places, offered), [places, offered]);

  const store = async (widgets: WidgetPlace[]): Promise<boolean> => {
    try {
      await put({ widgets }).unwrap();
      return true;
    } catch (error) {
      notify.error({ title: NOT_SAVED, description: errorText(error, 'Please try again.') });
      return false;
    }
  };

  return {
    ...shownAndHidden(placed),
    isEditing: draft !== null,
    isSaving,
    /** The saved layout is not known, so that changing it would overwrite it. */
    isUnknown: !data,
    isFailed: isError && !data,
    retry: () => void refetch(),
    edit: () => setDraft(saved),
    cancel: () => setDraft(null),
    move: (id: string, by: -1 | 1) =>
      setDraft(
        movePlace(
          places,
          id,
          by,
          placed.filter((card) => card.enabled).map((card) => card.widget.id),
        ),
      ),
    resize: (id: string, size: WidgetPlace['size']) => setDraft(changePlace(places, id, { size })),
    remove: (widget: OfferedWidget) => {
      setDraft(changePlace(places, widget.id, { enabled: false }));
      notify.success({ title: 'Card Removed', description: `${widget.title} can be added again with Add Widget.` });
    },
    add: async (widget: OfferedWidget): Promise<void> => {
      const next = changePlace(places, widget.id, { enabled: true });
      if (draft) setDraft(next);
      else if (!(await store(next))) return;
      notify.success({ title: 'Widget Added', description: `${widget.title} is on your dashboard.` });
    },
    save: async (): Promise<void> => {
      if (!(await store(places))) return;
      setDraft(null);
      notify.success({ title: 'Dashboard Saved' });
    },
  };
}

export type Layout = ReturnType<typeof useLayout>;

const shownAndHidden = (placed: PlacedWidget[]) => ({
  shown: placed.filter((card) => card.enabled),
  hidden: placed.filter((card) => !card.enabled).map((card) => card.widget),
});
