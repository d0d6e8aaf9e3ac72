import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

function isRoot(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof content === 'object' && content !== null && 'name' in content && content.name === 'dwang';
}

function upFrom(start: string): string | null {
  for (let folder = start; ; folder = dirname(folder)) {
    if (isRoot(folder)) return folder;
    if (folder === dirname(folder)) return null;
  }
}

/** The repository's folder, found upwards from the started script, then from the working folder. */
export function repositoryRoot(): string {
  const script = process.argv[1];
  const fromScript = script && existsSync(script) ? upFrom(dirname(realpathSync(script))) : null;
  return fromScript ?? upFrom(resolve('.')) ?? resolve('.');
}
