/**
 * Three-way merge of a text by lines, for two people who changed the same note. What only one of them changed counts; where both changed the
 * same place, both versions stand, theirs (already seen by others) first. No line that either of them wrote is lost.
 */
export function mergeLines(base: string, mine: string, theirs: string): string {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const [from, ours, others] = [base, mine, theirs].map((text) => text.split('\n')) as [string[], string[], string[]];
  const inOurs = matches(from, ours);
  const inOthers = matches(from, others);
  const merged: string[] = [];
  let [b, m, t] = [0, 0, 0];
  for (let next = 0; next <= from.length; next += 1) {
    const nextOurs = next === from.length ? ours.length : inOurs[next];
    const nextOthers = next === from.length ? others.length : inOthers[next];
    if (nextOurs === undefined || nextOthers === undefined) continue;
    merged.push(...mergePart(from.slice(b, next), ours.slice(m, nextOurs), others.slice(t, nextOthers)));
    if (next < from.length) merged.push(from[next] as string);
    [b, m, t] = [next + 1, nextOurs + 1, nextOthers + 1];
  }
  return merged.join('\n');
}

/** A part between two lines that all three share. */
function mergePart(base: string[], mine: string[], theirs: string[]): string[] {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  return [...theirs, ...mine.filter((line) => !theirs.includes(line))];
}

const isSame = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);

/** For each line of `from`, where the longest common subsequence finds it in `to`; undefined where it is gone. */
function matches(from: string[], to: string[]): (number | undefined)[] {
  const length = from.map(() => new Array<number>(to.length + 1).fill(0));
  length.push(new Array<number>(to.length + 1).fill(0));
  const at = (i: number, j: number): number => length[i]?.[j] ?? 0;
  for (let i = from.length - 1; i >= 0; i -= 1) {
    for (let j = to.length - 1; j >= 0; j -= 1) {
      (length[i] as number[])[j] = from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found = new Array<number | undefined>(from.length).fill(undefined);
  for (let i = 0, j = 0; i < from.length && j < to.length; ) {
    if (from[i] === to[j]) found[i++] = j++;
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}
