import './days.css';
import { useGetPreferencesQuery } from '@dwang/client';
import { MAX_BOOKED_AT_ONCE, type SiteDay, type SiteDayOutlook } from '@dwang/contracts';
import { Dialog, formatShortDay } from '@dwang/kit';
import { EntryForm, Form, Input } from '@dwang/kit/form';
import { useNotify, useUser } from '@dwang/shell-api';
import { useRef } from 'react';
import { useDraft } from '../../../drafts/use-draft';
import { useBookSiteDaysMutation, usePatchSiteDayMutation } from '../data/schedule.api';
import { bookedSpan } from '../data/shown-days';
import { useHolidays } from '../data/use-holidays';
import { SiteDayFields } from './site-day-fields';
import { SiteDayNotes } from './site-day-notes';
import { type SiteDayValues, toChange, toCreate, valuesOf } from './site-day-values';

/** What a new site day starts from. */
export interface NewSiteDay {
  day: string;
  userId?: number | null;
  project?: { id: number; name: string };
}

interface SiteDayDialogProps {
  people: readonly { id: number; name: string }[];
  /** The day that is edited, or what a new one starts from. */
  edited: SiteDay | null;
  start: NewSiteDay;
  outlook?: SiteDayOutlook | undefined;
  onMove?: () => void;
  onClose: () => void;
}

const NAMES = { days: 'day' };

/** Books site days, or changes one. */
export function SiteDayDialog({ people, edited, start, outlook, onMove, onClose }: SiteDayDialogProps) {
  const notify = useNotify();
  const [book] = useBookSiteDaysMutation();
  const [patch] = usePatchSiteDayMutation();
  const { region } = useHolidays();
  const draft = useDraft(edited ? 'site-day' : `site-day-${start.day}-${start.userId ?? 'any'}`, edited ?? undefined);
  const first = useFirstValues(start);
  const uids = useRef(new Map<string, string>());
  /** The first day that was asked for: where to look once an answer was lost. */
  const asked = useRef(start.day);
  const uidOf = (form: string | undefined, day: string): string => {
    const name = `${form} ${day}`;
    const uid = uids.current.get(name) ?? crypto.randomUUID();
    uids.current.set(name, uid);
    return uid;
  };

  const save = async (values: SiteDayValues) => {
    if (edited) {
      const change = toChange(edited, values);
      if (Object.keys(change).length > 0) await patch({ day: edited, change }).unwrap();
    } else {
      const day = values.day ?? start.day;
      const until = values.until && values.until > day ? values.until : day;
      const { days } = bookedSpan(day, until, values.skipsFreeDays ?? true, region);
      if (days.length === 0) throw refusal('until', 'No working day lies in this span');
      if (days.length > MAX_BOOKED_AT_ONCE) throw refusal('until', `Please choose at most ${MAX_BOOKED_AT_ONCE} days`);
      asked.current = day;
      const { items } = await book(
        toCreate(
          values,
          days.map((one) => ({ uid: uidOf(values.uid, one), day: one })),
        ),
      ).unwrap();
      say(items);
    }
    onClose();
  };

  const say = (items: readonly SiteDay[]) => {
    const clashes = items.filter(({ conflicts }) => conflicts.length > 0);
    const title = items.length === 1 ? 'Site day added' : `${items.length} site days added`;
    const [clash] = clashes;
    if (clash) notify.warning({ title, description: `${formatShortDay(clash.day)}: ${clash.conflicts[0]?.text}.` });
    else notify.success({ title });
  };

  return (
    <Dialog open title={edited ? 'Site day' : 'Add site day'} onClose={onClose}>
      {edited && <SiteDayNotes day={edited} outlook={outlook} onMove={onMove} onGone={onClose} />}
      <EntryForm<SiteDayValues>
        draftKey={draft.key}
        initialValues={edited ? valuesOf(edited) : first}
        names={NAMES}
        saveLabel={edited ? 'Save site day' : 'Add site day'}
        findSaved={() => ({ to: `/schedule?date=${asked.current}` })}
        onOpenSaved={onClose}
        onSave={save}
        onCancel={() => {
          draft.discard();
          onClose();
        }}
      >
        <Form.Item name="uid" hidden>
          <Input />
        </Form.Item>
        <SiteDayFields people={people} edited={edited} />
      </EntryForm>
    </Dialog>
  );
}

const refusal = (field: string, message: string) => ({ errors: [{ field, message }], message });

/** Oneself, one's own trade, the whole day. */
function useFirstValues({ day, userId, project }: NewSiteDay): SiteDayValues {
  const user = useUser();
  const trade = useGetPreferencesQuery().data?.weather.trade ?? 'general';
  return {
    uid: crypto.randomUUID(),
    projectId: project?.id ?? 0,
    projectName: project?.name ?? '',
    userId: (userId === undefined ? user.id : userId) ?? 0,
    day,
    until: null,
    skipsFreeDays: true,
    startTime: '',
    endTime: '',
    work: trade,
    note: '',
  };
}
