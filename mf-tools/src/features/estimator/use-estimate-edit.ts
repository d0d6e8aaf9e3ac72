import { isApiError } from '@dwang/client';
import type { Estimate } from '@dwang/contracts';
import { ErrorCode } from '@dwang/contracts/values';
import { usePersistentDraft } from '@dwang/kit/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  useCreateEstimateMutation,
  useGetEstimateQuery,
  useLazyGetEstimateQuery,
  useReplaceEstimateMutation,
} from '../../api/estimates';
import { type EstimateEdit, editOf, newEdit, toContent, withOffers } from './estimate-edit';

/** What is typed is on its way to the server this long after the last key. */
const WAIT_MS = 900;

export type SaveState = 'untouched' | 'saving' | 'saved' | 'offline' | 'conflict' | 'refused';

/** What of an estimate the server has. `version` is null where the last writer wins. */
interface Known {
  id: number | null;
  uid: string;
  version: number | null;
}

interface Kept {
  edit: EstimateEdit;
  uid: string;
  version: number | null;
}

export type Change = Partial<EstimateEdit> | ((edit: EstimateEdit) => Partial<EstimateEdit>);

/**
 * An estimate that saves itself while one types. What the server does not have yet is kept in this browser; a change of somebody else in
 * the meantime is told. A new one is made with the first change.
 */
export function useEstimateEdit(estimate: Estimate | null, projectId: number | null, onMade: (id: number) => void) {
  const [known, setKnown] = useState<Known>(() => ({
    id: estimate?.id ?? null,
    uid: estimate?.uid ?? crypto.randomUUID(),
    version: estimate?.version ?? null,
  }));
  const draft = usePersistentDraft<Kept>(`estimate-${known.id ?? 'new'}`);
  const [restored] = useState(() => (draft.restored?.edit ? (draft.restored as Kept) : null));
  const [edit, setEdit] = useState(() => restored?.edit ?? (estimate ? editOf(estimate) : newEdit(projectId)));
  const [state, setState] = useState<SaveState>(estimate && !restored ? 'saved' : 'untouched');
  const [reason, setReason] = useState('');
  const latest = useRef({
    edit,
    known: restored ? { ...known, uid: restored.uid, version: restored.version } : known,
    draft,
    onMade,
  });
  latest.current = { ...latest.current, draft, onMade };
  const isDirty = useRef(restored !== null);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [create] = useCreateEstimateMutation();
  const [replace] = useReplaceEstimateMutation();
  const [read] = useLazyGetEstimateQuery();
  const { data } = useGetEstimateQuery(known.id ?? 0, { skip: known.id === null });

  const note = useCallback((next: Known) => {
    latest.current.known = next;
    setKnown(next);
  }, []);

  /** Sends what the server does not have; answers whether it has all of it now. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const send = async () => {
      while (isDirty.current) {
        isDirty.current = false;
        setState('saving');
        const sent = latest.current;
        try {
          const { id, uid, version } = sent.known;
          const content = toContent(sent.edit);
          const answer =
            id === null
              ? await create({ uid, ...content }).unwrap()
              : await replace({ id, body: { ...content, ...(version !== null && { version }) } }).unwrap();
          if (!isDirty.current) sent.draft.clear();
          note({ id: answer.id, uid: answer.uid, version: answer.version });
          if (id === null) latest.current.onMade(answer.id);
        } catch (error) {
          isDirty.current = true;
          // The answer to making it was lost, and more was typed since.
          const made = isApiError(error) && error.code === ErrorCode.uidTaken ? error.rowId : undefined;
          if (made !== undefined) note({ ...latest.current.known, id: made, version: null });
          else return fail(error);
        }
      }
      setState('saved');
      return true;
    };
    const fail = (error: unknown): boolean => {
      const isLost = isApiError(error) && error.status === 0;
      const isConflict = isApiError(error) && error.code === ErrorCode.versionConflict;
      setReason(isApiError(error) ? (error.errors[0]?.message ?? error.detail) : '');
      setState(isConflict ? 'conflict' : isLost ? 'offline' : 'refused');
      return false;
    };
    running.current ??= send().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [create, replace, note]);

  const change = useCallback(
    (part: Change) => {
      const before = latest.current.edit;
      const next = { ...before, ...(typeof part === 'function' ? part(before) : part) };
      latest.current.edit = next;
      isDirty.current = true;
      setEdit(next);
      const { uid, version } = latest.current.known;
      latest.current.draft.save({ edit: next, uid, version });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), WAIT_MS);
    },
    [flush],
  );

  const show = useCallback((next: EstimateEdit) => {
    latest.current.edit = next;
    setEdit(next);
  }, []);
  const newest = useCallback(async () => {
    const { id } = latest.current.known;
    return id === null ? null : read(id).unwrap();
  }, [read]);
  /** Of two who changed it at once: what is here is written over the other's. */
  const keepMine = async () => {
    note({ ...latest.current.known, version: null });
    await flush();
  };
  const takeTheirs = async () => {
    const theirs = await newest();
    if (!theirs) return;
    isDirty.current = false;
    latest.current.draft.clear();
    show(editOf(theirs));
    note({ id: theirs.id, uid: theirs.uid, version: theirs.version });
    setState('saved');
  };

  useEffect(() => {
    if (!data || running.current) return;
    const { version } = latest.current.known;
    if (!isDirty.current && version !== null && data.version > version) {
      show(editOf(data));
      note({ id: data.id, uid: data.uid, version: data.version });
    } else show(withOffers(latest.current.edit, data.lines));
  }, [data, show, note]);

  useEffect(() => {
    const again = () => {
      if (isDirty.current) void flush();
    };
    again();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      again();
    };
  }, [flush]);

  return { edit, change, id: known.id, state, reason, flush, keepMine, takeTheirs };
}

export type EstimateEditor = ReturnType<typeof useEstimateEdit>;
