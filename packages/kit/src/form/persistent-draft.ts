import { draftName } from '@dwang/contracts/values';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDraftOwner } from '../controls/draft-owner';

const WAIT_MS = 300;

export interface PersistentDraft<Values> {
  /** What was typed before and never sent; null when there is nothing. */
  restored: Partial<Values> | null;
  /** Keeps what is typed now; called on every change, written 300 ms after the last one and when the page is left. */
  save: (values: Partial<Values>) => void;
  /** Forgets it: after it was saved on the server, or thrown away by the person. */
  clear: () => void;
}

/** The name under which a draft of the person who is signed in is kept; tabs of one browser share it. */
export const useDraftName = (form: string): string => draftName(useDraftOwner(), form);

function readDraft<Values>(key: string): Partial<Values> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Partial<Values>) : null;
  } catch {
    return null;
  }
}

function writeDraft(key: string, values: object | null): void {
  try {
    if (values) localStorage.setItem(key, JSON.stringify(values));
    else localStorage.removeItem(key);
  } catch {
    // Storage may be full or refused; the form itself still holds what was typed.
  }
}

/**
 * Keeps what is typed in a form in this browser for the person who is signed in, so that nothing is lost by reload or sign-out and nobody
 * else sees it. `form` names the form and what it edits (`project-new`, `invoice-12`). Never use it for passwords.
 */
export function usePersistentDraft<Values extends object>(form: string): PersistentDraft<Values> {
  const key = useDraftName(form);
  const restored = useMemo(() => readDraft<Values>(key), [key]);
  const pending = useRef<Partial<Values> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current) writeDraft(key, pending.current);
    pending.current = null;
  }, [key]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  const save = useCallback(
    (values: Partial<Values>) => {
      pending.current = values;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, WAIT_MS);
    },
    [flush],
  );
  const clear = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = null;
    writeDraft(key, null);
  }, [key]);
  return { restored, save, clear };
}
