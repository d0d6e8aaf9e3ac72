import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { LetterRow } from '../mailings/letter.entity';
import { PortalLinkRow } from '../portal/portal-link.entity';
import { PortalViewRow } from '../portal/portal-view.entity';
import { ProjectRow } from '../projects/project.entity';
import { ContactRow, SiteRow } from './client-details.entity';

/** What hangs on a client within this area. Call both inside the transaction that changes the client. */
@Injectable()
export class ClientParts {
  constructor(private readonly db: Database) {}

  /** Contacts, sites and links go with their client; what was written to it is kept without it. */
  async removeOf({ companyId }: Scope, clientId: number): Promise<void> {
    const links = await this.db.repo(PortalLinkRow).findBy({ companyId, clientId });
    for (const { id } of links) await this.db.repo(PortalViewRow).delete({ companyId, linkId: id });
    const parts: EntityTarget<ObjectLiteral>[] = [PortalLinkRow, ContactRow, SiteRow];
    for (const entity of parts) await this.db.repo(entity).delete({ companyId, clientId });
    await this.db.repo(LetterRow).update({ companyId, clientId }, { clientId: null });
  }

  /** All of it, and the jobs, to another client. */
  async move({ companyId }: Scope, fromId: number, toId: number): Promise<void> {
    const parts: EntityTarget<ObjectLiteral>[] = [PortalLinkRow, ContactRow, SiteRow, LetterRow];
    for (const entity of parts) await this.db.repo(entity).update({ companyId, clientId: fromId }, { clientId: toId });
    const moved = { clientId: toId, version: () => 'version + 1', updatedAt: new Date(Date.now()) };
    await this.db.repo(ProjectRow).update({ companyId, clientId: fromId }, moved);
  }
}
