import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const PAGE = '<!doctype html><title>Dwang</title>';
export const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`;

export interface BuiltFront {
  root: string;
  write(name: string, content: string | Buffer): void;
  remove(): void;
}

/** A folder that looks like a repository whose front has been built. */
export function makeBuiltFront(): BuiltFront {
  const root = mkdtempSync(join(tmpdir(), 'dwang-front-'));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  };
  write('secret.txt', 'secret');
  write('shell/dist/index.html', PAGE);
  write('shell/dist/sw.js', 'self');
  write('shell/dist/.hidden', 'secret');
  write('shell/dist/assets/main.74e8b76e.js', SCRIPT);
  write('shell/dist/assets/main.74e8b76e.js.br', brotliCompressSync(SCRIPT));
  write('shell/dist/assets/main.74e8b76e.js.gz', gzipSync(SCRIPT));
  write('shell/dist/remotes.json', '{"remotes":{}}');
  write('mf-jobs/dist/stable/remote.manifest.json', '{"id":"mf-jobs"}');
  write('mf-jobs/dist/staging/remote.manifest.json', '{"id":"mf-jobs","version":"staging"}');
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
