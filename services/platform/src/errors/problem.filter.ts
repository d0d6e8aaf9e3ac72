import { type ArgumentsHost, Catch, type ExceptionFilter, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasHungUp } from '../http/hung-up';
import { RouteTable } from '../http/route-table';
import { Log } from '../logs/log';
import { noteRefusal } from '../security-log/note-refusal';
import { SecurityLog } from '../security-log/security-log.service';
import { AppError } from './app-errors';
import { problemBody, toAppError } from './problem-body';

/** The one exception filter: every error leaves as application/problem+json. */
@Injectable()
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(RouteTable) private readonly routes: RouteTable,
    @Inject(Log) private readonly log: Log,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    const { error: known, isKnown } = toAppError(thrown);
    if (!isKnown) this.noteFault(thrown, request);
    noteRefusal(this.security, request, known);
    const error = known.status === 404 ? this.orMethodNotAllowed(known, request) : known;
    reply
      .status(error.status)
      .headers(error.headers)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(problemBody(error, String(request.id))));
  }

  private noteFault(thrown: unknown, request: FastifyRequest): void {
    const where = { requestId: request.id, method: request.method, route: request.routeOptions?.url };
    if (hasHungUp(request)) this.log.write('debug', 'request aborted', where);
    else this.log.fault(thrown, where);
  }

  private orMethodNotAllowed(error: AppError, request: FastifyRequest): AppError {
    const isUnrouted = request.is404 || request.routeOptions?.url === '/*';
    if (!isUnrouted) return error;
    const methods = this.routes.methodsOf(request.url);
    if (methods.length === 0) return error;
    return new AppError(405, 'REQUEST.METHOD_NOT_ALLOWED', `Only ${methods.join(', ')} can be used here`, {
      headers: { allow: methods.join(', ') },
    });
  }
}
