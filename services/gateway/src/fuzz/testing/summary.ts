/** How many requests were answered how, and which routes refused all of theirs: what is sent to them says little yet. */
export function summary(answers: ReadonlyMap<string, ReadonlyMap<number, number>>): string {
  const totals = new Map<number, number>();
  for (const counts of answers.values())
    for (const [status, count] of counts) totals.set(status, (totals.get(status) ?? 0) + count);
  const statuses = [...totals].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  const refusing = [...answers].filter(([, counts]) => ![...counts.keys()].some((status) => status < 400)).map(([name]) => name);
  const sent = [...totals.values()].reduce((sum, count) => sum + count, 0);
  return `${sent} requests to ${answers.size} routes. ${statuses.join(', ')}\nNever taken: ${refusing.join(', ') || 'none'}\n`;
}
