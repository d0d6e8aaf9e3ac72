import { useSearchParams } from '@dwang/kit';

/** The tabs of the directory. Source: specification 2, section 2.7. */
export const TABS = [
  { value: 'all', label: 'All Categories' },
  { value: 'calculators', label: 'Calculators' },
  { value: 'ar', label: 'AR Tools' },
  { value: 'construction', label: 'Construction' },
] as const;
export type Tab = (typeof TABS)[number]['value'];

/** Where one is on `/calculators`, and the ways from there. The job that one works for goes along. */
export function useCalculatorAddresses() {
  const [search, setSearch] = useSearchParams();
  const projectId = search.get('projectId');
  const tab: Tab = TABS.find(({ value }) => value === search.get('tab'))?.value ?? 'all';
  const to = (change: Record<string, string | undefined>): string => {
    const said = { tab: tab === 'all' ? undefined : tab, ...change, projectId: projectId ?? undefined };
    const query = new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])));
    return query.size > 0 ? `/calculators?${query}` : '/calculators';
  };
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  return {
    tab,
    chooseTab: (next: Tab) => set('tab', next === 'all' ? null : next),
    /** The id of the built-in calculator that is open. */
    calculator: search.get('calculator'),
    /** The id of the tile that is open. */
    opened: search.get('open'),
    typed: search.get('q') ?? '',
    search: (text: string) => set('q', text),
    projectId: Number(projectId) || undefined,
    back: to({}),
    toCalculator: (id: string) => to({ calculator: id }),
    toTile: (id: string) => to({ open: id }),
  };
}
