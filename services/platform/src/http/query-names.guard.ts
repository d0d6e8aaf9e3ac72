import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { FastifyRequest } from 'fastify';
import { Invalid } from '../errors/app-errors';

const QUERY_PARAM = '4:';

/** Refuses query names on handlers that read no query, so that a mistyped filter is never silently ignored. */
@Injectable()
export class QueryNamesGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const names = Object.keys(request.query ?? {});
    if (names.length === 0 || readsQuery(context)) return true;
    throw new Invalid(names.map((field) => ({ field, message: 'This name is not known here' })));
  }
}

function readsQuery(context: ExecutionContext): boolean {
  const params: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name);
  return Object.keys(params ?? {}).some((key) => key.startsWith(QUERY_PARAM));
}
