import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Gives a finished file its name, in a folder that is made where there is none; content and name then outlive a power cut. */
export async function moveIntoPlace(half: string, path: string): Promise<void> {
  await sync(half);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rename(half, path);
  // Windows keeps names by itself, and opens no folders.
  if (process.platform !== 'win32') await sync(dirname(path));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
