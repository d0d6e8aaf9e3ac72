import type { Supplier, SupplierKind } from '@dwang/contracts';
import { SUPPLIER_KINDS } from '@dwang/contracts/values';
import { fold } from '@dwang/domain';
import { useSearchParams } from '@dwang/kit';
import { useMemo } from 'react';
import { servesTrade } from '../kinds';

const FILTERS = ['q', 'kind', 'trade', 'region', 'whose'] as const;
type Filter = (typeof FILTERS)[number];

/** What is asked for, kept in the address bar. */
export function useSupplierFilters() {
  const [search, setSearch] = useSearchParams();
  const set = (name: Filter | 'job' | 'view', value: string | null) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  const said = (name: Filter) => search.get(name) ?? '';
  const [q, trade, region] = [said('q'), said('trade'), said('region')];
  const kind = SUPPLIER_KINDS.find((one) => one === said('kind')) ?? null;
  const isOwnOnly = said('whose') === 'own';
  return {
    ...{ q, kind, trade, region, isOwnOnly, set },
    /** Distances count from this job's site; 0 from where the device is. */
    jobId: Number(search.get('job')) || 0,
    /** On phones, where there is room for one of both. */
    view: search.get('view') === 'map' ? ('map' as const) : ('list' as const),
    activeCount: [trade, region].filter(Boolean).length,
    isFiltered: FILTERS.some((name) => search.has(name)),
    clear: () => {
      const others = [...search].filter(([name]) => !FILTERS.some((filter) => filter === name));
      setSearch(new URLSearchParams(others), { replace: true });
    },
  };
}

export type SupplierFilters = ReturnType<typeof useSupplierFilters>;

/** Those that hold what is searched, and of them those of the chosen kind. */
export function useFoundSuppliers(items: readonly Supplier[] | undefined, filters: SupplierFilters) {
  const { q, kind, trade, region, isOwnOnly } = filters;
  const named = useMemo(
    () =>
      (items ?? []).filter(
        (one) =>
          fold([one.name, one.address, one.type, one.notes, one.accountNumber, one.phone].join(' ')).includes(fold(q)) &&
          (!trade || servesTrade(one.type, trade)) &&
          (!region || one.region === region) &&
          (!isOwnOnly || one.isOwn),
      ),
    [items, q, trade, region, isOwnOnly],
  );
  const found = useMemo(() => named.filter(({ type }) => kind === null || type === kind), [named, kind]);
  const countOf = (wanted: SupplierKind): number => named.filter(({ type }) => type === wanted).length;
  return { found, countOf };
}
