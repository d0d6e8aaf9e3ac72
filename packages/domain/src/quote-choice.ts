/** What a client may choose of a quote's line: nothing, whether it is taken at all, or which one of its group. */
export interface ChoiceLine {
  id: number;
  optional: boolean;
  /** The name of the group of which exactly one line is taken; empty for none. */
  group: string;
}

/**
 * The lines that are taken when these are chosen: those without a choice always, an optional one when it is chosen, of each group the one
 * that is. Null when that is no choice: a line that is not there or has none, or not exactly one of a group.
 */
export function takenLines<Line extends ChoiceLine>(lines: readonly Line[], chosen: ReadonlySet<number>): Line[] | null {
  const open = lines.filter(hasChoice);
  const known = new Set(open.map(({ id }) => id));
  if ([...chosen].some((id) => !known.has(id))) return null;
  const isSettled = groupsOf(lines).every(
    (group) => open.filter((line) => line.group === group && chosen.has(line.id)).length === 1,
  );
  return isSettled ? lines.filter((line) => !hasChoice(line) || chosen.has(line.id)) : null;
}

export const hasChoice = ({ optional, group }: ChoiceLine): boolean => optional || group !== '';

/** The groups of a quote, in the order in which they first stand in it. */
export const groupsOf = (lines: readonly Pick<ChoiceLine, 'group'>[]): string[] => [
  ...new Set(lines.map(({ group }) => group).filter((group) => group !== '')),
];

/** The status that a person sees: a sent quote whose last day lies before `today` (company's zone) has expired. */
export function shownQuoteStatus<Status extends string>(stored: Status, expiryDate: string, today: string): Status | 'expired' {
  return stored === 'sent' && expiryDate < today ? 'expired' : stored;
}
