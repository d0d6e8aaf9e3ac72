import { fold } from '@dwang/domain';
import { useSearchParams } from '@dwang/kit';
import { useMemo } from 'react';

interface Filed<Category extends string> {
  category: Category;
}

/** Which rows of a directory are shown; the address bar keeps what is searched. */
export function useDirectory<Category extends string, Row extends Filed<Category>>(
  rows: readonly Row[],
  categories: readonly Category[],
  textOf: (row: Row) => string,
) {
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const wanted = categories.find((category) => category === search.get('category')) ?? null;
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  const named = useMemo(() => rows.filter((row) => fold(textOf(row)).includes(fold(typed))), [rows, typed, textOf]);
  const groups = categories
    .filter((category) => wanted === null || category === wanted)
    .map((category) => ({ category, rows: named.filter((row) => row.category === category) }))
    .filter((group) => group.rows.length > 0);
  return {
    typed,
    type: (text: string) => set('q', text),
    wanted,
    choose: (category: Category | null) => set('category', category),
    countOf: (category: Category) => named.filter((row) => row.category === category).length,
    groups,
    clear: () => {
      const others = [...search].filter(([name]) => name !== 'q' && name !== 'category');
      setSearch(new URLSearchParams(others), { replace: true });
    },
  };
}
