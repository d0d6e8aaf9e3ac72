import { usePersistentDraft } from '@dwang/kit/form';

/**
 * The name under which a form keeps what is typed: for an edit that of the row's version, so that a stale draft never covers what another
 * device saved meanwhile. `discard` is for Cancel: it runs after the form is gone, which still writes its last keys.
 */
export function useDraft(form: string, row?: { id: number; version: number }) {
  const key = `${form}-${row ? `${row.id}-v${row.version}` : 'new'}`;
  const { clear } = usePersistentDraft(key);
  return { key, discard: () => void setTimeout(clear, 0) };
}
