import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import type { Scope, ScopeResolver } from './scope';

/** Passport keeps one list of strategies for the whole Node process, so the resolver travels with the request, not with the strategy. */
const resolvers = new WeakMap<object, ScopeResolver>();

/** Notes which resolver the strategy shall ask about this request. */
export const resolveBy = (request: object, resolver: ScopeResolver): unknown => resolvers.set(request, resolver);

/** Passport's strategy "scope": asks the resolver of the app that the request came to. */
@Injectable()
export class ScopeStrategy extends PassportStrategy(Strategy, 'scope') {
  async validate(request: unknown): Promise<Scope | false> {
    const asked = request as FastifyRequest;
    return (await resolvers.get(asked)?.resolve(asked)) ?? false;
  }
}
