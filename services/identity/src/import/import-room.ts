import { tmpdir } from 'node:os';
import { ErrorCode } from '@dwang/contracts';
import { Conflict, type FileStore, roomAt } from '@dwang/platform';

/**
 * Throws `Conflict` when an export of that size, in bytes, finds no room on the disks of this server: its pieces and the files in it lie in the
 * store at the same time, and a whole copy is read from. What is kept on another machine is not looked at.
 */
export async function demandRoom({ folder }: Pick<FileStore, 'folder'>, size: number, look = roomAt): Promise<void> {
  const needs = new Map<number, { needed: number; free: number }>();
  for (const [place, bytes] of [[tmpdir(), size] as const, [folder, 2 * size] as const]) {
    if (place === null) continue;
    const { disk, free } = await look(place);
    needs.set(disk, { needed: bytes + (needs.get(disk)?.needed ?? 0), free });
  }
  for (const { needed, free } of needs.values())
    if (needed > free)
      throw new Conflict(
        ErrorCode.importNoRoom,
        `This import needs ${sizeOf(needed)} on the server until it is done, and ${sizeOf(free)} are free there. Ask whoever runs it for more room, then try again.`,
        'size',
      );
}

const sizeOf = (bytes: number): string => (bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.ceil(bytes / 1e6)} MB`);
