import { tmpdir } from 'node:os';
import { demandRoom } from './import-room';

const GB = 1e9;
/** Folders on two disks, with so much free on each. */
const disks = (aside: number, store: number) => async (folder: string) =>
  folder === tmpdir() ? { disk: 1, free: aside } : { disk: 2, free: store };
const oneDisk = (free: number) => async () => ({ disk: 1, free });

it('asks for room for what comes, what is read from, and the files in it, on one disk or on two', async () => {
  const store = { folder: '/data/files' };
  await expect(demandRoom(store, 5 * GB, oneDisk(15 * GB))).resolves.toBeUndefined();
  await expect(demandRoom(store, 5 * GB, oneDisk(14 * GB))).rejects.toThrow(
    'needs 15.0 GB on the server until it is done, and 14.0 GB are free there',
  );
  await expect(demandRoom(store, 5 * GB, disks(5 * GB, 10 * GB))).resolves.toBeUndefined();
  await expect(demandRoom(store, 5 * GB, disks(4 * GB, 10 * GB))).rejects.toThrow('needs 5.0 GB');
  await expect(demandRoom(store, 5 * GB, disks(5 * GB, 9 * GB))).rejects.toThrow('needs 10.0 GB');
  await expect(demandRoom(store, 2_000_000, oneDisk(100_000))).rejects.toThrow(
    'needs 6 MB on the server until it is done, and 1 MB',
  );
});

it('looks only at its own disk where files are kept in a bucket', async () => {
  await expect(demandRoom({ folder: null }, 5 * GB, oneDisk(5 * GB))).resolves.toBeUndefined();
});
