import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAME = 'AssetKeeper';
const KEEP_DAYS = 7;
/** Which files are current and since when others are not; beside them, never served as a screen. */
export const LEDGER = '.ledger.json';

/**
 * Which files stay: those of this build, and older ones for seven days after the last build that had them, because an open tab
 * of an earlier version still asks for its chunks.
 * @param {Record<string, number>} ledger file → time when it was last current, in ms
 * @param {string[]} current
 * @param {number} now
 */
export function renewLedger(ledger, current, now) {
  const next = Object.fromEntries(current.map((name) => [name, now]));
  const stale = [];
  for (const [name, seen] of Object.entries(ledger)) {
    if (name in next) continue;
    if (now - seen > KEEP_DAYS * 86_400_000) stale.push(name);
    else next[name] = seen;
  }
  return { next, stale };
}

function readLedger(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Replaces `output.clean`, which would break tabs that are open during a deploy. */
export class AssetKeeper {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tap(NAME, (compilation) => {
      const folder = compilation.outputOptions.path;
      const file = join(folder, LEDGER);
      const { next, stale } = renewLedger(readLedger(file), Object.keys(compilation.assets), Date.now());
      for (const name of stale) for (const ending of ['', '.br', '.gz']) rmSync(join(folder, name + ending), { force: true });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(next));
    });
  }
}
