import type { FastifyRequest } from 'fastify';
import type { Env } from '../env/env.schema';

/** The address of the app as it stands in letters. */
export class PublicOrigin {
  constructor(private readonly env: Pick<Env, 'PUBLIC_URL' | 'PUBLIC_ORIGINS' | 'NODE_ENV'>) {}

  /**
   * From the settings. The address that a request names is believed only outside of production: anybody can name another, and would be
   * sent the links in our letters. Null when there is none.
   */
  of(request: FastifyRequest): string | null {
    const [first] = this.env.PUBLIC_ORIGINS;
    const configured = this.env.PUBLIC_URL ?? first;
    if (configured) return new URL(configured).origin;
    return this.env.NODE_ENV === 'production' ? null : `${request.protocol}://${request.host}`;
  }
}
