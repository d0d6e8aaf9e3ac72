import { Users } from '@dwang/identity';
import { type AreaDefinition, Database, type Env, inTurn, Log, type SeedContext } from '@dwang/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Whether this process may hold the demo company: never in production, nor where a test makes its own data. */
export const isDemoAllowed = (env: Env): boolean => env.NODE_ENV === 'development';

/** Makes the demo company on an empty database, all of it or nothing, and once where several processes start together. */
export async function seedDemo(app: NestFastifyApplication, areas: readonly AreaDefinition[], env: Env): Promise<void> {
  if (isDemoAllowed(env)) await inTurn(app.get(Database).dataSource, 'dwang-demo', () => seedIfEmpty(app, areas, env));
}

async function seedIfEmpty(app: NestFastifyApplication, areas: readonly AreaDefinition[], env: Env): Promise<void> {
  if ((await app.get(Users).count()) > 0) return;
  const context: SeedContext = {
    env,
    now: new Date(),
    get: (token) => app.get(token, { strict: false }),
    demo: { companyId: 0, companyName: '', timeZone: '', ownerId: 0, memberIds: [], neighbours: [] },
  };
  await app.get(Database).tx(async () => {
    for (const area of areas) await area.seed?.(context);
  });
  app.get(Log).write('info', 'demo company made');
}
