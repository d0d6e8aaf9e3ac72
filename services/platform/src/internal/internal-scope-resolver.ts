import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Scope, ScopeResolver } from '../access/scope';
import { ENV, type Env } from '../env/env.schema';
import { IDENTITY_HEADER, internalKey, verifyIdentity } from './identity-header';

/** In an area's own process: believes only the gateway's signed header. */
@Injectable()
export class InternalScopeResolver implements ScopeResolver {
  constructor(@Inject(ENV) private readonly env: Env) {}

  async resolve(request: FastifyRequest): Promise<Scope | null> {
    const header = request.headers[IDENTITY_HEADER];
    return typeof header === 'string' ? verifyIdentity(header, this.env.RUN_AREA ?? '', internalKey(this.env)) : null;
  }
}
