import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { concat, defer, from, ignoreElements, lastValueFrom, type Observable, tap } from 'rxjs';
import { ADMINISTRATOR } from '../access/access.decorators';
import type { ScopedRequest } from '../access/scope';
import { Database } from '../data/database';
import { Invalid } from '../errors/app-errors';
import { LiveEvents } from '../live/live-events';
import { SecurityLog } from '../security-log/security-log.service';
import { Idempotency } from './idempotency.service';

const READS = ['GET', 'HEAD', 'OPTIONS'];
const KEY = /^[\x21-\x7e]{1,255}$/;
const NOT_REPLAYED = 'dwang:not-replayed';

/** For writes whose answer sets a cookie: no stored answer and no surrounding transaction; the handler must be safe to repeat. */
export const NotReplayed = () => SetMetadata(NOT_REPLAYED, true);

/** Every write is one transaction, and with an `Idempotency-Key` it happens once. Open tabs hear of it after the commit. */
@Injectable()
export class WriteInterceptor implements NestInterceptor {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Database) private readonly db: Database,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
    @Inject(LiveEvents) private readonly live: LiveEvents,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<ScopedRequest>();
    if (READS.includes(request.method)) return next.handle();
    const key = readKey(request);
    const isAdmins = this.reflector.getAllAndOverride<boolean>(ADMINISTRATOR, [context.getHandler(), context.getClass()]);
    const tell = () => request.scope && this.live.written(request.scope, request.url);
    const note = async () => {
      if (isAdmins) await this.security.noteDeed(request, `${request.method} ${request.url.split('?')[0]}`);
    };
    if (this.reflector.get<boolean>(NOT_REPLAYED, context.getHandler())) {
      return concat(next.handle(), defer(note).pipe(ignoreElements())).pipe(tap({ complete: tell }));
    }
    const work = async () => {
      const body = await lastValueFrom(next.handle(), { defaultValue: undefined });
      await note();
      tell();
      return body;
    };
    if (key === undefined || !request.scope) return from(this.db.tx(work));
    return from(this.once(context.switchToHttp().getResponse<FastifyReply>(), request, request.scope.userId, key, work));
  }

  private async once(reply: FastifyReply, request: ScopedRequest, userId: number, key: string, work: () => Promise<unknown>) {
    const answer = await this.idempotency.run({ userId, key, hash: hashOf(request) }, async () => ({
      body: await work(),
      status: reply.statusCode,
    }));
    if (answer.isReplayed) reply.status(answer.status).header('idempotent-replayed', 'true');
    return answer.body;
  }
}

function readKey(request: ScopedRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw new Invalid('Idempotency-Key', 'Must be one value of 1 to 255 visible characters');
  }
  return header;
}

function hashOf(request: ScopedRequest): string {
  const body = Buffer.isBuffer(request.body) ? createHash('sha256').update(request.body).digest('hex') : (request.body ?? null);
  const text = JSON.stringify([request.method, request.url, body]);
  return createHash('sha256').update(text).digest('hex');
}
