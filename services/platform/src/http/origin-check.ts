import { ErrorCode } from '@dwang/contracts';
import type { FastifyRequest } from 'fastify';
import { Forbidden } from '../errors/app-errors';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * A change must come from our own pages: the browser says `same-origin`, or the Origin is our host or a configured one. A caller that sends
 * neither header is no browser page (every browser sends an Origin with a change), so nobody's cookie can be borrowed through it: it passes,
 * as scripts do. Throws `Forbidden`.
 */
export function checkOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  if (READS.includes(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const origin = request.headers.origin;
  if (origin !== undefined) {
    if (allowed.includes(origin) || hostOf(origin) === request.host) return;
    throw foreign();
  }
  if (site !== undefined) throw foreign();
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

const foreign = () => new Forbidden('This request did not come from our own pages', ErrorCode.foreignOrigin);
