import { mkdir, stat, statfs } from 'node:fs/promises';

/** The disk on which a folder lies, by its number, and how many bytes may still be written to it. Makes the folder if there is none. */
export async function roomAt(folder: string): Promise<{ disk: number; free: number }> {
  await mkdir(folder, { recursive: true });
  const [{ dev }, { bavail, bsize }] = await Promise.all([stat(folder), statfs(folder)]);
  return { disk: dev, free: bavail * bsize };
}
