import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env/env.schema';
import { AppError } from '../errors/app-errors';
import { problemBody } from '../errors/problem-body';
import type { Metrics } from './metrics';

const OWN_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Counts every answer, and tells at `/metrics` those who hold METRICS_TOKEN; without one, programs on this machine. */
export function serveMetrics(fastify: FastifyInstance, metrics: Metrics, env: Pick<Env, 'METRICS_TOKEN'>): void {
  fastify.addHook('onResponse', async (request, reply) => {
    // A stream is open for as long as a tab is: not a duration of ours.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    metrics.answered(request.method, request.routeOptions?.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
  });
  fastify.get('/metrics', async (request, reply) => {
    if (!mayRead(request, env.METRICS_TOKEN)) return refuse(reply, String(request.id));
    const { type, text } = await metrics.text();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  return isFromThisMachine(request);
}

/** A proxy on this machine also speaks from the loopback, but for somebody else. */
function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some(
    (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'),
  );
  return !isForwarded && OWN_ADDRESS.test(raw.socket.remoteAddress ?? '') && OWN_HOST.test(headers.host ?? '');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (given: string, right: string): boolean => timingSafeEqual(digest(given), digest(right));

const REFUSED = new AppError(
  401,
  'METRICS.REFUSED',
  'Ask with the token of METRICS_TOKEN, or from this machine where none is set',
);

/** This route stands beside those of the areas, whose filter would answer. */
const refuse = (reply: FastifyReply, requestId: string) =>
  reply
    .status(401)
    .header('www-authenticate', 'Bearer')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(REFUSED, requestId)));
