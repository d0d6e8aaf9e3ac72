import { SessionScopeResolver } from '@dwang/identity';
import { createApp, type DwangApp, type Env, InternalScopeResolver } from '@dwang/platform';
import { DiscoveryModule } from '@nestjs/core';
import { areas, serviceUrlOf } from './areas';
import { documentApi } from './docs/api-document';
import { proxyArea } from './proxy/area-proxy';
import { protectAnswers } from './security/security-headers';
import { seedDemo } from './seed/seed-demo';
import { Front } from './static/front';
import { serveFront } from './static/serve-front';

/** The one front door: areas in this process or proxied, the built front, the API document, the demo company. */
export async function createGateway(env: Env, front = new Front(env.REMOTES_FILE)): Promise<DwangApp> {
  const here = areas.filter(({ name }) => serviceUrlOf(name, env) === undefined);
  const mounted = here.map(({ name }) => name);
  const started = await createApp({ env, areas, mounted, scopeResolver: SessionScopeResolver, modules: [DiscoveryModule] });
  const { app } = started;
  protectAnswers(app, front, env.MAP_TILES_URL);
  for (const area of areas) {
    const url = serviceUrlOf(area.name, env);
    if (url !== undefined) proxyArea(app, area, url, env);
  }
  documentApi(app);
  serveFront(app, front);
  await seedDemo(app, areas, env);
  return started;
}

/** One area alone in its own process, behind the gateway: it believes only the gateway's signed word about who is asking. */
export const createAreaProcess = (env: Env): Promise<DwangApp> =>
  createApp({ env, areas, mounted: env.RUN_AREA ? [env.RUN_AREA] : [], scopeResolver: InternalScopeResolver });
