import { readFileSync, statSync } from 'node:fs';
import { join, normalize, resolve, sep } from 'node:path';
import { repositoryRoot } from './repository-root';

/** A file of the built front: `name` below `folder`. */
export interface FrontFile {
  folder: string;
  name: string;
}

const REMOTE = /^\/(mf-[a-z]+)\/(stable|staging)\/(.+)$/;

/** The built shell and remotes on disk. The registry of remotes is read again at each use: an edit of it takes effect at once. */
export class Front {
  private readonly root: string;
  private cachedHashes: { at: number; hashes: string[] } | undefined;

  constructor(
    private readonly remotesFile?: string,
    root = repositoryRoot(),
  ) {
    this.root = root;
  }

  get shellFolder(): string {
    return join(this.root, 'shell/dist');
  }

  /** The file of a path that exists, or null. Never one outside the built folders. */
  find(path: string): FrontFile | null {
    const remote = REMOTE.exec(path);
    const [folder, name] = remote
      ? [join(this.root, remote[1] ?? '', 'dist', remote[2] ?? ''), remote[3] ?? '']
      : [this.shellFolder, path.slice(1)];
    const file = normalize(join(folder, name));
    const isHidden = name.split('/').some((part) => part.startsWith('.'));
    if (isHidden || !file.startsWith(folder + sep)) return null;
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? { folder, name } : null;
  }

  /** What stands in the file of a path, or null when there is none. */
  read(path: string): string | null {
    const file = this.find(path);
    return file && readOrNull(join(file.folder, file.name));
  }

  /** `remotes.json` as it is now, or null when there is none. */
  registry(): string | null {
    const file = this.remotesFile ? resolve(this.remotesFile) : join(this.shellFolder, 'remotes.json');
    return readOrNull(file);
  }

  /** Origins other than our own from which `remotes.json` lets remotes be loaded. */
  origins(): string[] {
    const text = this.registry() ?? '';
    const found = [...text.matchAll(/"(https?:\/\/[^/"\\\s;,']+)/g)].map((match) => originOf(match[1] ?? ''));
    return [...new Set(found.filter((origin) => origin !== null))];
  }

  /** Hashes of inline styles in index.html (`shell/dist/csp.json`: `{ "styleHashes": ["sha256-…"] }`), if the build wrote any. */
  styleHashes(): string[] {
    const file = join(this.shellFolder, 'csp.json');
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (this.cachedHashes?.at !== at) this.cachedHashes = { at, hashes: at === 0 ? [] : readHashes(file) };
    return this.cachedHashes.hashes;
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function originOf(text: string): string | null {
  try {
    return new URL(text).origin;
  } catch {
    return null;
  }
}

function readHashes(file: string): string[] {
  const content = JSON.parse(readOrNull(file) ?? '{}') as { styleHashes?: unknown };
  const listed = Array.isArray(content.styleHashes) ? content.styleHashes : [];
  return listed.filter((hash): hash is string => typeof hash === 'string' && /^sha(256|384|512)-[A-Za-z0-9+/=]+$/.test(hash));
}
