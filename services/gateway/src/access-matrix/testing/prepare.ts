import type { Agent } from '@dwang/testing/services';
import { type Actor, expected, RIGHTS, type Route, WEEK } from './rights';
import { World } from './world';

export type Response = Awaited<ReturnType<Agent['get']>>;

export interface Asked {
  actor: Actor;
  /** In place of the job. */
  job?: number;
  /** In place of a row that is there. */
  row?: number;
}

/** Makes the row that the route is about where there is none yet; answers what sends the request. */
export async function prepare(
  world: World,
  name: string,
  { actor, job = world.job, row }: Asked,
): Promise<() => Promise<Response>> {
  const [method = '', path = ''] = name.split(' ');
  const route = RIGHTS[name] as Route;
  const isUsedUp = expected(route, actor) === 'success' && (method === 'DELETE' || /\/(restore|send)$/.test(path));
  const id = row ?? (route.row ? await world.row(route.row, actor, isUsedUp) : job);
  const url = path
    .replace('{projectId}', String(job))
    .replace('{clientId}', path.includes('{clientId}') ? String(await world.row('client', 'owner', false)) : '')
    .replace(/\{(id|userId)\}/, String(id))
    .replace('{week}', WEEK)
    .replace('{index}', '0')
    .replace(/\{\w+\}/g, 'x');
  const body = typeof route.body === 'function' ? route.body() : (route.body ?? {});
  return async () => {
    const request = world
      .agent(actor)
      [method.toLowerCase() as 'get'](url)
      .query(route.query ?? {});
    if (route.file) return request.set('content-type', route.file).send(World.fileOf(route.file));
    return method === 'GET' ? request.buffer(true) : request.send(body);
  };
}
