type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays a partial change over nested settings: objects are merged by name, all else is replaced; undefined changes nothing. */
export function mergeParts<Whole extends object>(whole: Whole, change: object): Whole {
  const merged: Record<string, unknown> = { ...(whole as Parts) };
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) continue;
    const before = merged[name];
    merged[name] = isParts(value) ? mergeParts(isParts(before) ? before : {}, value) : value;
  }
  return merged as Whole;
}
