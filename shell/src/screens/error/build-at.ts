import { ownerOf } from '../../federation/owner-of';
import { remotesState } from '../../federation/remotes';

const SHELL = /\/main\.([0-9a-f]{8})\.js$/;

/** Of which builds the code on the screen at an address is: of the remote that owns it, and of the shell. `mf-jobs 0.1.0+6b0ab2d1, shell 1f36a946` */
export function buildAt(path: string): string {
  const id = ownerOf(path);
  const { known, registry } = remotesState();
  const version = id && (known[id]?.manifest.version ?? registry[id]?.version);
  const [shell] = [...document.scripts].flatMap(({ src }) => SHELL.exec(src)?.[1] ?? []);
  return [version && `${id} ${version}`, shell && `shell ${shell}`].filter(Boolean).join(', ');
}
