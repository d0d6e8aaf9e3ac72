import { Users } from '@dwang/identity';
import { type DwangApp, type Env, Log, Settings } from '@dwang/platform';
import { isDemoAllowed } from '../seed/seed-demo';

/** More than a write waits for a row on MySQL (20 seconds), less than what containers are given to stop (docker-compose.yml). */
const STOP_SECONDS = 25;

/**
 * Listens, says where, and stops calmly on SIGTERM, SIGINT or SIGHUP, and with the process of `npm start`: answers what it has begun, then
 * closes the database.
 */
export async function runServer({ app }: DwangApp, env: Env): Promise<void> {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_SECONDS * 1000).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  process.once('disconnect', stop);
  process.channel?.unref();
  await app.listen(env.PORT, env.HOST);
  const name = await app.get(Settings).get('app_name');
  const { port } = new URL(await app.getUrl());
  process.stdout.write(`${name}${env.RUN_AREA ? ` (${env.RUN_AREA})` : ''} is ready at http://localhost:${port}\n`);
  if (!env.RUN_AREA && (await hasDemo(app.get(Users), env))) {
    process.stdout.write(`Demo sign-in: demo (or ${env.ADMIN_USERNAME}), password ${env.DEMO_PASSWORD}\n`);
  }
  app.get(Log).write('debug', 'ready', { port: Number(port) });
}

const hasDemo = async (users: Users, env: Env): Promise<boolean> =>
  isDemoAllowed(env) && (await users.findByLogin('demo')) !== null;
