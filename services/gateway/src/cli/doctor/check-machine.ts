import { access, constants, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Env } from '@dwang/platform';
import { error, type Finding, ok, reasonOf, warning } from './finding';

const MB = 1024 * 1024;
/** Below this a backup or an upload soon fails. */
const SCARCE_MB = 2048;
const FULL_MB = 200;

/** Dwang's own word about it is in package.json: ^20.19 || ^22.12 || >=24. */
export function checkNode(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isFit = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (isFit) return ok(`Node ${version}`);
  return error(`Node ${version} is not supported`, 'Install Node 20.19, 22.12, 24 or a later one of these, then run npm install');
}

/** Whether files can be written to the data folder, and how much room is left there: `room` tells the free blocks and their size. */
export async function checkDataFolder(
  { DATA_DIR }: Pick<Env, 'DATA_DIR'>,
  room: (folder: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): Promise<Finding[]> {
  const folder = resolve(DATA_DIR);
  const probe = join(folder, `.doctor-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (thrown) {
    return [
      error(
        `The data folder ${folder} cannot be written (${reasonOf(thrown)})`,
        'Give it to the user that runs the server, or set DATA_DIR',
      ),
    ];
  }
  const { bavail, bsize } = await room(folder);
  return [ok(`The data folder ${folder} can be written`), roomOf(Math.floor((bavail * bsize) / MB))];
}

function roomOf(megabytes: number): Finding {
  const what = `${megabytes} MB are free there`;
  if (megabytes < FULL_MB) return error(`Only ${what}`, 'Free some room, or move DATA_DIR to a larger disk');
  if (megabytes < SCARCE_MB) return warning(`Only ${what}`, 'Backups and photos need more soon: free some room');
  return ok(what);
}
