import { Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { SessionScopeResolver } from '@dwang/identity';
import {
  type AreaDefinition,
  type Env,
  FILE_TYPES,
  IDENTITY_HEADER,
  internalKey,
  LiveEvents,
  signIdentity,
} from '@dwang/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyBodyParser, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerHeaders, requestHeaders } from './proxy-headers';
import { ask } from './upstream';

/** Sends everything under the area's prefixes to its own process, with a signed word about who is asking in place of the cookie. */
export function proxyArea(app: NestFastifyApplication, area: AreaDefinition, url: string, env: Env): void {
  const target = new URL(url);
  const agent = target.protocol === 'https:' ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const key = internalKey(env);
  const resolver = app.get(SessionScopeResolver);
  const live = app.get(LiveEvents);
  const streams = new Set<IncomingMessage>();

  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const scope = await resolver.resolve(request);
    const identity = scope ? { [IDENTITY_HEADER]: signIdentity(scope, area.name, key) } : {};
    const answer = await ask({
      target,
      agent,
      timeoutMs: env.AREA_TIMEOUT_SECONDS * 1000,
      method: request.method,
      path: request.url,
      headers: { ...requestHeaders(request), ...identity },
      body: request.body as Buffer | undefined,
      area: area.name,
    });
    const status = answer.statusCode ?? 502;
    // Without Redis the area's own events stay in its process, and the tabs hang on this one; a tab reads once for both.
    if (scope && isDone(request.method, status)) live.written(scope, request.url);
    if (answer.headers['content-type']?.startsWith('text/event-stream')) streams.add(answer);
    const end = () => {
      streams.delete(answer);
      answer.destroy();
    };
    // Whoever asked may have hung up before the area answered.
    if (reply.raw.destroyed) end();
    else reply.raw.once('close', end);
    return reply.status(status).headers(answerHeaders(answer.headers)).send(answer);
  };

  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    // Read in full here, so that a body beyond the limit is refused before the area is asked.
    const keep: FastifyBodyParser<Buffer> = (_request, body, done) => done(null, body);
    inner.addContentTypeParser('*', { parseAs: 'buffer' }, keep);
    inner.addContentTypeParser([...FILE_TYPES], { parseAs: 'buffer', bodyLimit: env.MAX_UPLOAD_MB * 1024 * 1024 }, keep);
    for (const prefix of area.prefixes) {
      inner.all(`/api${prefix}`, forward);
      inner.all(`/api${prefix}/*`, forward);
    }
  });
  // A stream never ends by itself and would keep the server from stopping.
  fastify.addHook('preClose', async () => {
    for (const stream of streams) stream.destroy();
  });
  fastify.addHook('onClose', async () => agent.destroy());
}

const isDone = (method: string, status: number): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method) && status < 300;
