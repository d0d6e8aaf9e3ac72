import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { TIME_HEADER } from '@dwang/contracts/values';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ScopedRequest } from '../access/scope';
import { actAs } from '../audit/acting';
import type { Env } from '../env/env.schema';
import { AppError } from '../errors/app-errors';
import { problemBody } from '../errors/problem-body';
import type { Log } from '../logs/log';
import type { Metrics } from '../metrics/metrics';
import { serveMetrics } from '../metrics/serve-metrics';
import type { Settings } from '../settings/settings.service';
import { takeFiles } from './file-body';
import { hasHungUp } from './hung-up';
import { checkOrigin } from './origin-check';
import type { RouteTable } from './route-table';
import { keepSentText } from './sent-text';
import { isTooDeep } from './too-deep';
import { answerUnreadable } from './unreadable-request';
import { closeUnusedConnections } from './unused-connections';

interface AdapterParts {
  env: Env;
  routes: RouteTable;
  log: Log;
  settings: Settings;
  metrics: Metrics;
}

/** The HTTP server of every process: limits, request ids, JSON only, origin check, one log line per request where the settings want it. */
export function createAdapter({ env, routes, log, settings, metrics }: AdapterParts): FastifyAdapter {
  const adapter = new FastifyAdapter({
    logger: false,
    bodyLimit: env.BODY_LIMIT_KB * 1024,
    trustProxy: (_address: string, hop: number) => hop < env.TRUSTED_PROXIES,
    genReqId: () => randomUUID(),
    requestIdHeader: env.RUN_AREA ? 'x-request-id' : false,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error: Error, request: { id: unknown }, reply: unknown) =>
      answerBadAddress(String(request.id), reply as FastifyReply),
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  fastify.addHook('onRoute', (route) => routes.add(route.url, route.method));
  takeOnlyJson(fastify);
  takeFiles(fastify, env);
  addHooks(fastify, env);
  logRequests(fastify, log, settings);
  serveMetrics(fastify, metrics, env);
  closeUnusedConnections(fastify);
  return adapter;
}

/** Body types other than these and what a handler asks for, encodings and character sets get 415. An empty body with a JSON type counts as no body. */
function takeOnlyJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = asUtf8(body as Buffer);
    if (isEncoded(request.headers)) done(new UnsupportedMediaTypeException());
    else if (text === null) done(new AppError(400, 'REQUEST.MALFORMED', 'The body is not UTF-8'));
    else if (text.length === 0) done(null, undefined);
    else if (isTooDeep(text)) done(new AppError(400, 'REQUEST.MALFORMED', 'The body is nested too deep'));
    else {
      keepSentText(request, text);
      parse(request, text, done);
    }
  });
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Null for bytes that are none: put right by guessing, they would be kept as something else. */
function asUtf8(body: Buffer): string | null {
  try {
    return UTF8.decode(body);
  } catch {
    return null;
  }
}

function isEncoded(headers: IncomingHttpHeaders): boolean {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return (headers['content-encoding'] ?? 'identity') !== 'identity' || !/^utf-?8$/i.test(charset);
}

function addHooks(fastify: FastifyInstance, env: Env): void {
  // Asked for later, when the caller may have hung up, the connection knows no address any more.
  fastify.addHook('onRequest', (request, _reply, done) => {
    Object.defineProperty(request, 'ip', { value: request.ip ?? '' });
    done();
  });
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header(TIME_HEADER, new Date(Date.now()).toISOString());
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
    checkOrigin(request, env.PUBLIC_ORIGINS);
  });
  fastify.addHook('preHandler', (request, _reply, done) => actAs({ request }, done));
}

/** Faults of our own are logged in any case. */
function logRequests(fastify: FastifyInstance, log: Log, settings: Settings): void {
  fastify.addHook('onResponse', async (request: ScopedRequest, reply) => {
    const isFault = reply.statusCode >= 500 && !hasHungUp(request);
    const isWanted = isFault || (await settings.get('api_logging').catch(() => true));
    if (!isWanted) return;
    log.write(isFault ? 'warn' : 'info', 'request', {
      method: request.method,
      route: request.routeOptions?.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      requestId: String(request.id),
      userId: request.scope?.userId,
    });
  });
}

function answerBadAddress(requestId: string, reply: FastifyReply): void {
  const error = new AppError(400, 'REQUEST.MALFORMED', 'The address could not be read');
  reply
    .status(400)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(error, requestId)));
}
