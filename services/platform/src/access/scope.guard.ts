import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';

/** Finds out who is asking and notes it on the request; it refuses nobody, so that limits can be counted per user before access is decided. */
@Injectable()
export class ScopeGuard extends AuthGuard('scope') {
  override getAuthenticateOptions() {
    return { session: false, property: 'scope' };
  }

  override handleRequest<Found>(error: unknown, scope: Found): Found {
    if (error) throw error;
    return (scope || null) as Found;
  }
}
