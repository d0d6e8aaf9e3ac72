import { useSearchParams } from '@dwang/kit';
import { useCallback } from 'react';

export type UrlChanges<Name extends string> = Partial<Record<Name, string | null>>;

/**
 * Filters, tab and search live in the address bar, so that Back, reload and a shared link show the same list. An empty value leaves the
 * address; typing replaces the entry of the history, choosing (`push`) adds one.
 */
export function useUrlFilters<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  const change = useCallback(
    (changes: UrlChanges<Name>, how: 'push' | 'replace' = 'replace') =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries<string | null | undefined>(changes)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: how === 'replace' },
      ),
    [setParams],
  );
  return [values, change] as const;
}
