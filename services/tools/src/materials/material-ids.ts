import { createHash } from 'node:crypto';
import { fold } from '@dwang/domain';
import { CATALOGUE } from './catalogue.data';

/** A name or unit as it is compared: letters and digits only. */
export const plainName = (text: string): string =>
  fold(text)
    .replace('²', '2')
    .replace('³', '3')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Names by which a price list may call a material of the catalogue. */
const KNOWN: ReadonlyMap<string, string> = new Map(
  CATALOGUE.flatMap(([, name, size, unit], index) => [
    [`${plainName(name)}|${plainName(unit)}`, `m-${index + 1}`] as const,
    [`${plainName(`${name} ${size}`)}|${plainName(unit)}`, `m-${index + 1}`] as const,
  ]),
);

const ownId = (key: string): string => `own-${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;

/** One id for one name and unit, whichever price list has it; the catalogue's where it has it too. */
export function materialIdOf(name: string, unit: string): string {
  const key = `${plainName(name)}|${plainName(unit)}`;
  return KNOWN.get(key) ?? ownId(key);
}

/** The id of an article that has its name in common with others, and only its code to itself. */
export const codedMaterialId = ({ name, unit, code }: { name: string; unit: string; code: string }): string =>
  ownId(`${plainName(name)}|${plainName(unit)}|${fold(code)}`);
