import mysql from 'mysql2';
import type { DataSourceOptions } from 'typeorm';

/** What every connection is told before its first query: the server's own defaults may be anything. */
const SESSION_SETTINGS = [
  'SET NAMES utf8mb4 COLLATE utf8mb4_bin',
  "SET SESSION sql_mode = 'STRICT_TRANS_TABLES,ONLY_FULL_GROUP_BY,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  "SET SESSION time_zone = '+00:00'",
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  'SET SESSION innodb_lock_wait_timeout = 20',
];

/** mysql2, but each new connection of a pool first gets `SESSION_SETTINGS`. */
const driver = {
  ...mysql,
  createPool(config: mysql.PoolOptions): mysql.Pool {
    const pool = mysql.createPool(config);
    pool.on('connection', (connection) => {
      for (const statement of SESSION_SETTINGS) connection.query(statement, (error) => error && connection.destroy());
    });
    return pool;
  },
};

export const mysqlOptions = (url: string, poolSize: number): DataSourceOptions => ({
  type: 'mysql',
  url,
  driver,
  poolSize,
  charset: 'utf8mb4_bin',
  timezone: 'Z',
  supportBigNumbers: true,
  connectTimeout: 10_000,
  extra: { waitForConnections: true, enableKeepAlive: true },
});
