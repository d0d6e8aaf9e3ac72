import { createConnection } from 'mysql2/promise';
import { startPrivateMysql } from '../../infra/scripts/private-mysql.mjs';

/** An empty database on the server of `TEST_MYSQL_URL`, or on a private server started for this journey alone. */
export async function newMysqlDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const own = process.env.TEST_MYSQL_URL ? null : await startPrivateMysql();
  const server = new URL(process.env.TEST_MYSQL_URL ?? own?.url ?? '');
  const name = `dwang_e2e_${crypto.randomUUID().replaceAll('-', '')}`;
  await execute(server, `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = async () => {
    await execute(server, `DROP DATABASE ${name}`);
    await own?.stop();
  };
  return { url: url.href, drop };
}

async function execute(server: URL, statement: string): Promise<void> {
  const connection = await createConnection({
    host: server.hostname,
    port: Number(server.port || 3306),
    user: decodeURIComponent(server.username),
    password: decodeURIComponent(server.password),
  });
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}
