import { parseArgs } from 'node:util';

/**
 * The flags that a script was given, which must be among `options` (as `parseArgs` takes them), and `most` words besides. Anything else ends
 * the process with words, before it has done anything.
 * @param {import('node:util').ParseArgsConfig['options']} [options]
 */
export function readFlags(options = {}, most = 0) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > most) throw new Error(`"${positionals[most]}" is not known.`);
    return { values, positionals };
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    console.error(`${error.message}${known.length > 0 ? ` Known: ${known.join(', ')}.` : ''}`);
    process.exit(2);
  }
}
