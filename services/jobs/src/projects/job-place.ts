import type { Place as Point, Region } from '@dwang/contracts';
import { oneLine } from '@dwang/domain';
import { Database, Invalid, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ClientRow } from '../clients/client.entity';
import { SiteRow } from '../clients/client-details.entity';
import { placeColumns } from '../rows/place-columns';
import type { ProjectRow } from './project.entity';

/** What is said of a job's client and place; what is not said is undefined. */
interface Said {
  clientId?: number | null | undefined;
  siteId?: number | null | undefined;
  location?: string | undefined;
  region?: Region | null | undefined;
  place?: Point | null | undefined;
}

type Place = Pick<ProjectRow, 'clientId' | 'siteId'>;
const NOWHERE: Place = { clientId: null, siteId: null };

/** Whom a job is for and at which of the client's sites. */
@Injectable()
export class JobPlace {
  constructor(private readonly db: Database) {}

  /**
   * What a change of client or site changes besides: a job that goes to another client leaves the old one's site, and one that goes to a site
   * takes its address and region where none are said, and is where the site is if that is known. Throws `Invalid` for clients and sites that are not the company's, or not together.
   */
  async follow({ companyId }: Scope, said: Said, before: Place = NOWHERE): Promise<Partial<ProjectRow>> {
    const { clientId = before.clientId } = said;
    if (said.clientId && !(await this.db.repo(ClientRow).existsBy({ id: said.clientId, companyId }))) {
      throw new Invalid('clientId', 'No such client');
    }
    if (said.siteId === undefined) return clientId === before.clientId ? {} : { siteId: null };
    if (said.siteId === null || (said.siteId === before.siteId && clientId === before.clientId)) return {};
    const site = clientId && (await this.db.repo(SiteRow).findOneBy({ id: said.siteId, companyId, clientId }));
    if (!site) throw new Invalid('siteId', 'This client has no such site');
    return {
      ...(said.location || !site.address ? {} : { location: oneLine(site.address) }),
      ...(said.region || !site.region ? {} : { region: site.region }),
      ...(said.place || site.latMicro === null ? {} : placeColumns(null)),
    };
  }

  /** Their names, for the history of the job. */
  async namesOf({ clientId, siteId }: Place): Promise<{ clientName: string | null; siteName: string | null }> {
    const client = clientId === null ? null : await this.db.repo(ClientRow).findOneBy({ id: clientId });
    const site = siteId === null ? null : await this.db.repo(SiteRow).findOneBy({ id: siteId });
    return { clientName: client?.name ?? null, siteName: site?.name ?? null };
  }
}
