import { useAppInfo } from '@dwang/client';
import { readTyped, startTyped } from '@dwang/domain/calculators';
import type { WallOpening } from '@dwang/domain/models';
import { useSearchParams } from '@dwang/kit';
import { kindsWithout, type ModelKind } from './model-kinds';
import { openingsOf, openingsText } from './opening-text';

/** Which model is shown and its sizes: both stand in the address, so that reload, Back and a sent link show the same. */
export function useModelAddress() {
  const [search, setSearch] = useSearchParams();
  const kinds = kindsWithout(useAppInfo().off);
  const kind = kinds.find(({ id }) => id === search.get('model')) ?? (kinds[0] as ModelKind);
  const known = Object.fromEntries(kind.fields.flatMap(({ id }) => (search.has(id) ? [[id, search.get(id) ?? '']] : [])));
  const typed = startTyped(kind.fields, known);
  const openings = kind.hasOpenings ? openingsOf(search.get('openings')) : [];
  const change = (name: string, text: string, initial: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (text === initial) after.delete(name);
        else after.set(name, text);
        return after;
      },
      { replace: true },
    );
  return {
    ...{ kind, typed, openings, ...readTyped(kind.fields, typed) },
    /** The same model with its sizes, on its page and on site. */
    ...{ onPage: sameModel('/models', search), onSite: sameModel('/tools', search, 'ar-preview') },
    choices: kinds.map(({ id, title }) => ({ value: id, label: title })),
    choose: (id: string) => setSearch(keptJob(search, id)),
    type: (field: string, text: string) => change(field, text, kind.fields.find(({ id }) => id === field)?.initial ?? ''),
    setOpenings: (next: readonly WallOpening[]) => change('openings', openingsText(next), ''),
  };
}

/** Another model keeps the job for which one looks and the tool that shows it, not the sizes. */
function keptJob(search: URLSearchParams, model: string): Record<string, string> {
  const kept = ['tool', 'projectId'].flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? '']] : []));
  return { ...Object.fromEntries(kept), model };
}

function sameModel(path: string, search: URLSearchParams, tool?: string): string {
  const kept = new URLSearchParams(search);
  kept.delete('tool');
  if (tool) kept.set('tool', tool);
  return kept.size > 0 ? `${path}?${kept}` : path;
}
