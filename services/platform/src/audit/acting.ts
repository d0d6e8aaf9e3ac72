import { AsyncLocalStorage } from 'node:async_hooks';
import { withoutEnd } from '@dwang/domain';
import { networkOf } from '../access/network-of';
import type { ScopedRequest } from '../access/scope';

/** On whose behalf the running code works: a request, or a job of the server. */
export type Acting = { request: ScopedRequest } | { job: string } | { actor: Actor };

export interface Actor {
  userId: number | null;
  /** The company of who is signed in. */
  companyId: number | null;
  actor: string;
  username: string;
  /** The whole address, for the security log alone. */
  ip: string;
  network: string;
  requestId: string;
  action: string;
  /** The numbers in the address, the last first. */
  ids: number[];
}

const running = new AsyncLocalStorage<Acting>();

/** Runs `work` so that what it writes is known to come from there. */
export const actAs = <Result>(who: Acting, work: () => Result): Result => running.run(who, work);

const SERVER: Actor = {
  userId: null,
  companyId: null,
  actor: 'server',
  username: '',
  ip: '',
  network: '',
  requestId: '',
  action: 'server',
  ids: [],
};

/** For work that goes on after the answer, when the connection, and with it the address, may be gone. */
export const actOn = <Result>(work: () => Result): Result => actAs({ actor: whoActs() }, work);

/** The request on whose behalf the running code works; null for the server's own work. */
export function runningRequest(): ScopedRequest | null {
  const acting = running.getStore();
  return acting && 'request' in acting ? acting.request : null;
}

/** Who acts just now; the server itself where nothing else was said (start, commands). */
export function whoActs(): Actor {
  const acting = running.getStore();
  if (!acting) return SERVER;
  if ('job' in acting) return { ...SERVER, actor: acting.job, action: acting.job };
  if ('actor' in acting) return acting.actor;
  const { request } = acting;
  const { scope } = request;
  const route = `${request.method} ${request.routeOptions?.url ?? ''}`;
  return {
    userId: scope?.userId ?? null,
    companyId: scope?.companyId ?? null,
    actor: scope ? 'user' : 'visitor',
    username: scope?.username ?? '',
    ip: request.ip,
    network: networkPrefix(request.ip),
    requestId: String(request.id),
    action: route.slice(0, 160),
    ids: Object.values((request.params ?? {}) as object)
      .map(Number)
      .filter(Number.isSafeInteger)
      .reverse(),
  };
}

/** Enough to tell one connection from another, and not the address of a person: the first 24 bits of IPv4, 64 of IPv6. */
function networkPrefix(address: string): string {
  const network = networkOf(address);
  return /^\d+\.\d+\.\d+\.\d+$/.test(network) ? `${withoutEnd(network, /\d/)}0/24` : network;
}
