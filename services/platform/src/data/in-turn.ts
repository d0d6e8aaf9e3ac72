import type { DataSource } from 'typeorm';

const WAIT_SECONDS = 120;

/** Runs `work` in one process at a time of all that start on the database server. An SQLite file has one process anyway. */
export async function inTurn<Done>(dataSource: DataSource, lock: string, work: () => Promise<Done>): Promise<Done> {
  if (dataSource.options.type !== 'mysql') return work();
  const holder = dataSource.createQueryRunner();
  try {
    const rows: { got: string | number | null }[] = await holder.query('SELECT GET_LOCK(?, ?) AS got', [lock, WAIT_SECONDS]);
    if (Number(rows[0]?.got) !== 1)
      throw new Error(`Another process has been preparing the database for ${WAIT_SECONDS} seconds (${lock})`);
    return await work();
  } finally {
    await holder.query('SELECT RELEASE_LOCK(?)', [lock]).catch(() => undefined);
    await holder.release();
  }
}
