import { mergeLines } from './merge-lines';
import { mergePlaces } from './merge-places';

/** How the fields of one kind of row are merged; a field that is not named is the last writer's. */
export interface MergeRules {
  /** Texts of several lines: both people's lines stay. */
  texts: readonly string[];
  /** Texts of one line: both stay, joined by ` / `. */
  names: readonly string[];
  /** Hours and money: a machine never decides between two people here. */
  guarded: readonly string[];
  /** Lists of cards with their places: what either person has put on stays. */
  places?: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/** `merged` holds the fields to send; a clash names the guarded fields about which the person must decide. */
export type Merge = { state: 'merged'; fields: Record<string, unknown> } | { state: 'clash'; fields: string[] };

/**
 * Joins an edit made on this device with what another device has changed meanwhile. `base` is the row as the person saw it (at least the
 * changed fields), `mine` the fields of the edit, `theirs` the row as the server has it. An edit of hours or money clashes when any hours
 * or money of the row have changed since `base`, or when `base` does not tell, unless both say the same.
 */
export function mergeChange(base: Values, mine: Values, theirs: Values, rules: MergeRules): Merge {
  const changed = Object.keys(mine).filter((field) => !isEqual(mine[field], field in base ? base[field] : undefined));
  const disputed = changed.filter((field) => !isEqual(mine[field], theirs[field]));
  const guarded = disputed.filter((field) => rules.guarded.includes(field));
  const moved = rules.guarded.filter((field) => field in base && !isEqual(base[field], theirs[field]));
  const isUnsure = guarded.some((field) => !(field in base));
  if (guarded.length > 0 && (moved.length > 0 || isUnsure))
    return { state: 'clash', fields: [...new Set([...moved, ...guarded])] };
  return {
    state: 'merged',
    fields: Object.fromEntries(changed.map((field) => [field, mergeField(field, base, mine, theirs, rules)])),
  };
}

function mergeField(field: string, base: Values, mine: Values, theirs: Values, rules: MergeRules): unknown {
  const [from, ours, others] = [base[field], mine[field], theirs[field]];
  if (isEqual(ours, others) || isEqual(from, others)) return ours;
  if (rules.places?.includes(field)) return mergePlaces(from, ours, others);
  if (typeof ours !== 'string' || typeof others !== 'string') return ours;
  if (rules.texts.includes(field)) return mergeLines(typeof from === 'string' ? from : '', ours, others);
  return rules.names.includes(field) ? mergeNames(ours, others) : ours;
}

const mergeNames = (mine: string, theirs: string): string => {
  if (theirs.includes(mine)) return theirs;
  return mine.includes(theirs) ? mine : `${theirs} / ${mine}`;
};

const isEqual = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);
