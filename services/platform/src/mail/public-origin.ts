import type { FastifyRequest } from 'fastify';
import type { Env } from '../env/env.schema';

/** The address of the app as it stands in letters. */
export class PublicOrigin {
  constructor(private readonly env: Pick<Env, 'PUBLIC_URL' | 'PUBLIC_ORIGINS' | 'NODE_ENV'>) {}

  /** Whether letters can hold links at all. */
  get isKnown(): boolean {
    return this.configured !== undefined || this.env.NODE_ENV !== 'production';
  }

  /**
   * From the settings. The address that a request names is believed only outside of production: anybody can name another, and would be
   * sent the links in our letters. Null when there is none.
   */
  of(request: FastifyRequest): string | null {
    if (this.configured !== undefined) return new URL(this.configured).origin;
    return this.env.NODE_ENV === 'production' ? null : `${request.protocol}://${request.host}`;
  }

  /** For letters that no request stands behind; null when it was not said. */
  get standing(): string | null {
    return this.configured === undefined ? null : new URL(this.configured).origin;
  }

  private get configured(): string | undefined {
    return this.env.PUBLIC_URL ?? this.env.PUBLIC_ORIGINS[0];
  }
}
