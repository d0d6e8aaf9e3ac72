import { startTestApp } from '@dwang/testing/services';
import { assertMysql, connectionFaults, syncFaults } from './mysql-check';

const good = {
  mode: 'STRICT_TRANS_TABLES,ONLY_FULL_GROUP_BY,NO_ZERO_DATE',
  zone: '+00:00',
  client: 'utf8mb4',
  connection: 'utf8mb4',
  collation: 'utf8mb4_bin',
};

it.each([
  [{ client: 'latin1', connection: 'latin1' }, 'SET NAMES utf8mb4'],
  [{ collation: 'utf8mb4_general_ci' }, 'utf8mb4_bin'],
  [{ mode: 'STRICT_TRANS_TABLES' }, 'ONLY_FULL_GROUP_BY'],
  [{ mode: 'ONLY_FULL_GROUP_BY' }, 'STRICT_TRANS_TABLES'],
  [{ zone: 'SYSTEM' }, '+00:00'],
])('refuses a connection with %j and says what to do', (change, words) => {
  expect(connectionFaults(good)).toEqual([]);
  const faults = connectionFaults({ ...good, ...change });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(words);
});

it.each([
  [1, 1, []],
  [2, 1, ['innodb_flush_log_at_trx_commit is 2']],
  [0, 0, ['innodb_flush_log_at_trx_commit is 0', 'sync_binlog is 0']],
])('TR-404 names the settings %j and %j of a server that does not write at once', (log, binlog, faults) => {
  expect(syncFaults(log, binlog)).toEqual(faults);
});

if (process.env.TEST_DATABASE === 'mysql') {
  it('refuses a table whose text compares loosely', async () => {
    const test = await startTestApp();
    try {
      await expect(assertMysql(test.db.dataSource)).resolves.toBeUndefined();
      await test.db.dataSource.query('ALTER TABLE users CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci');
      await expect(assertMysql(test.db.dataSource)).rejects.toThrow('users.username');
    } finally {
      await test.close();
    }
  });
}
