import { fold, mapSteps, type Steps } from '@dwang/domain';
import { codedMaterialId, materialIdOf, plainName } from '../materials/material-ids';

/** What a price file calls an article. */
export interface Article {
  name: string;
  unit: string;
  /** '' where the file has none. */
  code: string;
}

/** What a price list holds. */
export interface KnownPrice {
  materialId: string;
  code: string;
  unit: string;
  cents: number;
}

/**
 * The material that each row prices. Within a list the article code, with the unit, is the identity, whatever the name has become. What has
 * a name of its own is the material of that name in every list, so that suppliers can be compared; articles that share a name are told
 * apart by their codes. Where a list holds a code on several materials, the row is of the one that has its name, else of none: null.
 */
export function* identifyRows(rows: readonly Article[], known: readonly KnownPrice[]): Steps<(string | null)[]> {
  const coded = known.filter(({ code }) => code !== '');
  const byCode = new Map<string, string[]>();
  yield* mapSteps(coded, (one) => byCode.set(codeKey(one), [...(byCode.get(codeKey(one)) ?? []), one.materialId]));
  const codes = new Map<string, Set<string>>();
  const note = (materialId: string, code: string) => {
    const held = codes.get(materialId) ?? new Set();
    codes.set(materialId, code === '' ? held : held.add(fold(code)));
  };
  yield* mapSteps(known, ({ materialId, code }) => note(materialId, code));
  const named = yield* mapSteps(rows, ({ name, unit }) => materialIdOf(name, unit));
  yield* mapSteps(rows, ({ code }, at) => note(named[at] ?? '', code));
  return yield* mapSteps(rows, (row, at) => {
    const held = row.code === '' ? [] : (byCode.get(codeKey(row)) ?? []);
    const own = named[at] ?? '';
    if (held.length === 1) return held[0] ?? null;
    if (held.length > 1) return [own, codedMaterialId(row)].find((id) => held.includes(id)) ?? null;
    return row.code !== '' && (codes.get(own)?.size ?? 0) > 1 ? codedMaterialId(row) : own;
  });
}

/** What stands for an article within a list: its code and unit. */
export const codeKey = ({ code, unit }: Pick<Article, 'code' | 'unit'>): string => `${fold(code)}|${plainName(unit)}`;
