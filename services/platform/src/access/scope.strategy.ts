import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import { SCOPE_RESOLVER, type Scope, type ScopeResolver } from './scope';

/** Passport's strategy "scope": asks the resolver of this process. */
@Injectable()
export class ScopeStrategy extends PassportStrategy(Strategy, 'scope') {
  constructor(@Inject(SCOPE_RESOLVER) private readonly resolver: ScopeResolver) {
    super();
  }

  async validate(request: unknown): Promise<Scope | false> {
    return (await this.resolver.resolve(request as FastifyRequest)) ?? false;
  }
}
