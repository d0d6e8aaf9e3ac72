import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const FRONTS = ['shell', 'mf-dashboard', 'mf-jobs', 'mf-finance', 'mf-tools', 'mf-admin'];
const HASHED = /\.([0-9a-f]{8})\.(?:js|css)$/;

/** A copy of the built product, as it stands on somebody's server. */
export class Installation {
  readonly folder = mkdtempSync(join(tmpdir(), 'dwang-installed-'));

  constructor() {
    copyFileSync(join(root, 'package.json'), join(this.folder, 'package.json'));
    mkdirSync(join(this.folder, 'services/gateway'), { recursive: true });
    for (const path of ['node_modules', 'services/gateway/node_modules']) symlinkSync(join(root, path), join(this.folder, path));
    cpSync(join(root, 'services/gateway/dist'), join(this.folder, 'services/gateway/dist'), { recursive: true });
    for (const front of FRONTS)
      cpSync(join(root, front, 'dist'), join(this.folder, front, 'dist'), {
        recursive: true,
        filter: (path) => !/\.(br|gz|map)$/.test(path) && !path.endsWith('/staging'),
      });
  }

  get server(): string {
    return join(this.folder, 'services/gateway/dist/main.mjs');
  }

  /** What a deployment of another version does: every hashed file has a new name, and the old names are gone. */
  deployNext(): void {
    const files = FRONTS.flatMap((front) => filesBelow(join(this.folder, front, 'dist')));
    const hashes = new Map(files.flatMap((file) => HASHED.exec(file)?.[1] ?? []).map((hash) => [hash, reversed(hash)]));
    const renew = (text: string) => text.replaceAll(/[0-9a-f]{8}/g, (hash) => hashes.get(hash) ?? hash);
    for (const file of files) {
      if (/\.(js|css|json|html|webmanifest)$/.test(file)) writeFileSync(file, renew(readFileSync(file, 'utf8')));
      if (HASHED.test(file)) renameSync(file, renew(file));
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const reversed = (hash: string) => [...hash].toReversed().join('');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
