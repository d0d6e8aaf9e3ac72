import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { SCOPE_RESOLVER, type ScopeResolver } from './scope';
import { resolveBy } from './scope.strategy';

/** Finds out who is asking and notes it on the request; it refuses nobody, so that limits can be counted per user before access is decided. */
@Injectable()
export class ScopeGuard extends AuthGuard('scope') {
  constructor(@Inject(SCOPE_RESOLVER) private readonly resolver: ScopeResolver) {
    super();
  }

  override getAuthenticateOptions(context: ExecutionContext) {
    resolveBy(this.getRequest(context), this.resolver);
    return { session: false, property: 'scope' };
  }

  override handleRequest<Found>(error: unknown, scope: Found): Found {
    if (error) throw error;
    return (scope || null) as Found;
  }
}
