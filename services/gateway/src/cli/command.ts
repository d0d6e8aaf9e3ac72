import { parseArgs } from 'node:util';

/** What the program was asked to do. */
export type Command =
  | { name: 'serve' | 'doctor' | 'create-admin' | 'close-demo' | 'verify-audit' }
  | { name: 'restore'; path: string; isForced: boolean };

const COMMANDS = ['doctor', 'create-admin', 'close-demo', 'verify-audit', 'restore'] as const;
const FLAGS = {
  doctor: { type: 'boolean' },
  'create-admin': { type: 'boolean' },
  'close-demo': { type: 'boolean' },
  'verify-audit': { type: 'boolean' },
  restore: { type: 'string' },
  force: { type: 'boolean' },
} as const;
const KNOWN =
  '--doctor, --create-admin, --close-demo, --verify-audit, --restore <file> [--force], or nothing to start the server';

/** The command in the arguments of the process. Throws, in words, for all that is not one of ours. */
export function readCommand(args: readonly string[]): Command {
  const { values, tokens } = parseArgs({ args: [...args], options: FLAGS, strict: false, tokens: true });
  for (const token of tokens) {
    const isKnown = token.kind === 'option' && token.name in FLAGS && token.rawName === `--${token.name}`;
    if (!isKnown)
      throw new Error(`"${token.kind === 'option' ? token.rawName : args[token.index]}" is not known. Known: ${KNOWN}.`);
    if (token.name !== 'restore' && token.value !== undefined) throw new Error(`${token.rawName} takes no value.`);
  }
  const [name, ...others] = COMMANDS.filter((one) => values[one] !== undefined);
  if (others.length > 0) throw new Error(`Say one of --${name} and --${others.join(', --')}, not both.`);
  if (name !== 'restore' && values.force) throw new Error('--force belongs to --restore <file>.');
  if (name !== 'restore') return { name: name ?? 'serve' };
  const { restore: path } = values;
  if (typeof path !== 'string' || path === '' || path.startsWith('--')) throw new Error('Say which backup: --restore <file>');
  return { name, path, isForced: values.force === true };
}
