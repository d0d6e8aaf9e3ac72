import { isIP } from 'node:net';
import { ErrorCode } from '@dwang/contracts';
import { Conflict, ENV, type Env, PublicOrigin } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export interface Party {
  /** The domain to which passkeys are bound. */
  id: string;
  origins: string[];
}

/** Under which name this installation asks for passkeys. */
@Injectable()
export class RelyingParty {
  constructor(
    @Inject(PublicOrigin) private readonly origin: PublicOrigin,
    @Inject(ENV) private readonly env: Pick<Env, 'PUBLIC_ORIGINS'>,
  ) {}

  /** Null where there is no name: browsers give no passkey to a bare IP address, nor to an address that was never set. */
  of(request: FastifyRequest): Party | null {
    const origin = this.origin.of(request);
    const id = origin === null ? '' : new URL(origin).hostname;
    if (origin === null || id === '' || isIP(id.replace(/^\[|\]$/g, ''))) return null;
    const others = this.env.PUBLIC_ORIGINS.filter((other) => isBelow(new URL(other).hostname, id));
    return { id, origins: [...new Set([origin, ...others])] };
  }

  demand(request: FastifyRequest): Party {
    const party = this.of(request);
    if (party) return party;
    throw new Conflict(
      ErrorCode.noPasskeys,
      'Passkeys need a web address of their own, and this installation has none (PUBLIC_URL).',
    );
  }
}

const isBelow = (name: string, domain: string): boolean => name === domain || name.endsWith(`.${domain}`);
