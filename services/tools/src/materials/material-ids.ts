import { createHash } from 'node:crypto';
import { fold } from '@dwang/domain';
import { CATALOGUE } from './catalogue.data';

const plain = (text: string): string =>
  fold(text)
    .replace('²', '2')
    .replace('³', '3')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Names by which a price list may call a material of the catalogue. */
const KNOWN: ReadonlyMap<string, string> = new Map(
  CATALOGUE.flatMap(([, name, size, unit], index) => [
    [`${plain(name)}|${plain(unit)}`, `m-${index + 1}`] as const,
    [`${plain(`${name} ${size}`)}|${plain(unit)}`, `m-${index + 1}`] as const,
  ]),
);

/** One id for one name and unit, whichever price list has it; the catalogue's where it has it too. */
export function materialIdOf(name: string, unit: string): string {
  const key = `${plain(name)}|${plain(unit)}`;
  return KNOWN.get(key) ?? `own-${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
}
