import type { WidgetPlace } from '@dwang/contracts';
import { type OfferedWidget, useHost } from '@dwang/shell-api';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keepLayoutDraft, type LayoutDraft, readLayoutDraft } from './layout-draft';
import { allPlaces, changePlace, movePlace, movePlaceTo, type PlacedWidget, placedWidgets } from './places';
import { useSavedLayout } from './use-saved-layout';

const KEPT = 'Saved on this device. It will be sent when you are online.';
const NONE = { widgets: [], version: 0 };

/** The user's cards: as saved, or as being changed in edit mode until Save. What is being changed survives a reload. */
export function useLayout() {
  const { widgets: offered, notify, user } = useHost();
  const { layout, isSaving, isFailed, retry, store } = useSavedLayout();
  const [draft, setShownDraft] = useState<LayoutDraft | null>(() => readLayoutDraft(user.id));

  const saved = useMemo(() => allPlaces(layout?.widgets ?? [], offered), [layout, offered]);
  const places = useMemo(() => (draft ? allPlaces(draft.widgets, offered) : saved), [draft, saved, offered]);
  const placed = useMemo(() => placedWidgets(places, offered), [places, offered]);
  const shownIds = placed.filter((card) => card.enabled).map((card) => card.widget.id);

  const setDraft = (next: LayoutDraft | null) => {
    keepLayoutDraft(user.id, next);
    setShownDraft(next);
  };
  const change = (widgets: WidgetPlace[]) => setDraft({ base: draft?.base ?? layout ?? NONE, widgets });

  /** Undo is pressed later: it brings the card back into the layout as it is then. */
  const latest = useRef((_id: string): void => undefined);
  useEffect(() => {
    latest.current = (id) => change(changePlace(places, id, { enabled: true }));
  });

  return {
    ...shownAndHidden(placed),
    isEditing: draft !== null,
    isSaving,
    /** The saved layout is not known, so that changing it would overwrite it. */
    isUnknown: !layout,
    isFailed,
    retry,
    edit: () => change(saved),
    cancel: () => setDraft(null),
    move: (id: string, by: -1 | 1) => change(movePlace(places, id, by, shownIds)),
    /** Puts a card where another one is. */
    moveTo: (id: string, over: string) => change(movePlaceTo(places, id, over, shownIds)),
    resize: (id: string, size: WidgetPlace['size']) => change(changePlace(places, id, { size })),
    remove: (widget: OfferedWidget) => {
      change(changePlace(places, widget.id, { enabled: false }));
      notify.success({
        title: 'Card Removed',
        description: `${widget.title} can be added again with Add Widget.`,
        action: { label: 'Undo', run: () => latest.current(widget.id) },
      });
    },
    add: async (widget: OfferedWidget): Promise<void> => {
      const next = changePlace(places, widget.id, { enabled: true });
      if (draft) change(next);
      else if (!(await store(layout ?? NONE, next))) return;
      notify.success({ title: 'Widget Added', description: `${widget.title} is on your dashboard.` });
    },
    save: async (): Promise<void> => {
      const end = await store(draft?.base ?? layout ?? NONE, places);
      if (!end) return;
      setDraft(null);
      notify.success({ title: 'Dashboard Saved', ...(end === 'kept' ? { description: KEPT } : {}) });
    },
  };
}

export type Layout = ReturnType<typeof useLayout>;

const shownAndHidden = (placed: PlacedWidget[]) => ({
  shown: placed.filter((card) => card.enabled),
  hidden: placed.filter((card) => !card.enabled).map((card) => card.widget),
});
