import { Problem } from '@dwang/contracts';

/** What no answer may hold: where our code stands, and what the database was asked or said. */
const INSIDE = [
  /\bat [\w.<>[\] ]+ \(?(?:file:|node:|\/)[^\n]*:\d+/,
  /node_modules/,
  /QueryFailedError|SQLITE_[A-Z]+|\bER_[A-Z_]{4,}/,
  /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM) [`"\w]+[^\n]{0,80}\b(?:FROM|VALUES|SET|WHERE)\b/,
];

/** Why an answer is not one that may be given, or null. */
export function faultOf(status: number, type: string, text: string): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (status < 400) return null;
  if (!type.startsWith('application/problem+json')) return `answered ${status} as ${type}`;
  const inside = INSIDE.find((pattern) => pattern.test(text));
  if (inside) return `tells of the inside: ${inside.exec(text)?.[0]}`;
  const problem = Problem.safeParse(parse(text));
  if (!problem.success) return `is no problem: ${problem.error.message}`;
  return problem.data.status === status ? null : `says ${problem.data.status} and is ${status}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
