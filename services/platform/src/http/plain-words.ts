/** What zod tells of a refusal, as far as its words depend on it. */
export interface ToldIssue {
  readonly message: string;
  readonly code?: string;
  readonly origin?: string;
  readonly expected?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly inclusive?: boolean;
}

const OWN_WORDS = /^(Too (big|small)|Invalid (input|option|string))(:|$)/;
const KINDS: Record<string, string> = {
  ...{ string: 'Must be text', number: 'Must be a number', int: 'Must be a whole number', boolean: 'Must be true or false' },
  ...{ array: 'Must be a list', object: 'Must be an object', date: 'Must be a date' },
};

/** A refusal in words for people: those of the contract where it has any, plain ones in place of zod's own. */
export function plainWords(issue: ToldIssue): string {
  if (issue.message.endsWith('received undefined')) return 'This field is required';
  if (!OWN_WORDS.test(issue.message)) return issue.message;
  if (issue.code === 'too_big') return limit(issue, 'at most', 'less than', Number(issue.maximum));
  if (issue.code === 'too_small') return limit(issue, 'at least', 'more than', Number(issue.minimum));
  if (issue.code === 'invalid_value') return 'Please choose one of those offered';
  return KINDS[issue.expected ?? ''] ?? 'This is not right';
}

function limit({ origin, inclusive = true }: ToldIssue, within: string, beyond: string, size: number): string {
  if (origin === 'string')
    return size === 1 && within === 'at least' ? 'This field is required' : `Please use ${within} ${size} characters`;
  if (origin === 'array' || origin === 'set') return `Please give ${within} ${size}`;
  return `Must be ${inclusive ? within : beyond} ${size}`;
}
