import type { FormInstance } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { useDraftName } from './persistent-draft';

export const hasUid = (form: FormInstance): boolean => Boolean(form.getFieldValue('uid'));

/** What is typed from here on is a thing of its own. */
export function renewUid(form: FormInstance): void {
  if (hasUid(form)) form.setFieldValue('uid', crypto.randomUUID());
}

/**
 * A draft is shared by the tabs of a browser, and with it the `uid` that makes a repeated send one row. Once another tab has sent the draft,
 * what was typed differently here is a thing of its own: it gets another `uid`, or the server would answer with the first one and drop it.
 * Answers what to call when something was typed.
 */
export function useOwnUid(form: FormInstance, draftKey: string | undefined): () => void {
  const name = useDraftName(draftKey ?? '');
  const isTyped = useRef(false);
  const isSentElsewhere = useRef(false);
  const renew = useCallback(() => {
    if (!isTyped.current || !isSentElsewhere.current) return;
    isSentElsewhere.current = false;
    renewUid(form);
  }, [form]);
  useEffect(() => {
    if (!draftKey) return;
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== name || newValue !== null) return;
      isSentElsewhere.current = true;
      renew();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [draftKey, name, renew]);
  return useCallback(() => {
    isTyped.current = true;
    renew();
  }, [renew]);
}
