import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A backup that is being written, and the folder of a database in which one is tried. */
const HALF_MADE = /\.dwang-backup\.part$|^verify-\w+$/;

/** Removes what a backup left in its folder when its process was killed; with `quiet` only what nobody has written to for so long, in milliseconds. */
export async function sweepHalfMade(folder: string, quiet = 0): Promise<void> {
  const names = await readdir(folder);
  for (const path of names.filter((name) => HALF_MADE.test(name)).map((name) => join(folder, name))) {
    const touched = await stat(path).catch(() => null);
    if (touched && Date.now() - touched.mtimeMs >= quiet) await rm(path, { recursive: true, force: true });
  }
}
