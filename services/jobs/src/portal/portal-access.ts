import { Database, NotFound } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { PortalLinkRow } from './portal-link.entity';
import { hashOfToken } from './portal-links.service';

/** Whose page a link opens. */
export type PortalGuest = Pick<PortalLinkRow, 'companyId' | 'clientId'>;

/** Tells by the secret of a private link whose page it opens; the public face of the portal for other areas. */
@Injectable()
export class PortalAccess {
  constructor(private readonly db: Database) {}

  /** Throws `NotFound`, the same whatever the reason. */
  async guest(token: string): Promise<PortalGuest> {
    const { companyId, clientId } = await this.living(token);
    return { companyId, clientId };
  }

  async living(token: string): Promise<PortalLinkRow> {
    const row = await this.db
      .repo(PortalLinkRow)
      .findOneBy({ tokenHash: hashOfToken(token), revokedAt: IsNull(), expiresAt: MoreThan(new Date(Date.now())) });
    if (!row) throw deadLink();
    return row;
  }
}

/** The same whatever the reason: nobody learns which links there were. */
export const deadLink = () => new NotFound('This link does not work any more. Please ask for a new one.');
