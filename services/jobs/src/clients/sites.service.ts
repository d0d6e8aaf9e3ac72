import type { ClientSite, CreateSite, SitePage, UpdateSite } from '@dwang/contracts';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ActivityLog } from '../activity/activity-log';
import { ProjectRow } from '../projects/project.entity';
import { SiteRow } from './client-details.entity';
import { ClientDetails, type DetailPage } from './client-details.service';

const MICRO = 1_000_000;

/** The places where work is done for a client. */
@Injectable()
export class SitesService {
  private readonly details: ClientDetails<SiteRow>;

  constructor(
    private readonly db: Database,
    activity: ActivityLog,
  ) {
    const told = ({ name, address, notes, region }: SiteRow) => ({ name, address, notes, region });
    this.details = new ClientDetails(db, SiteRow, 'site', activity, told);
  }

  async list(scope: Scope, clientId: number, query: DetailPage): Promise<SitePage> {
    const page = await this.details.list(scope, clientId, query);
    return { ...page, items: page.items.map(view) };
  }

  async create(scope: Scope, clientId: number, { lat, lng, ...fields }: z.output<typeof CreateSite>): Promise<ClientSite> {
    return view(await this.details.create(scope, clientId, { ...fields, latMicro: toMicro(lat), lngMicro: toMicro(lng) }));
  }

  async update(scope: Scope, clientId: number, id: number, input: z.output<typeof UpdateSite>): Promise<ClientSite> {
    const { lat, lng, ...fields } = input;
    const place = lat === undefined || lng === undefined ? {} : { latMicro: toMicro(lat), lngMicro: toMicro(lng) };
    return view(await this.details.update(scope, clientId, id, { ...fields, ...place }));
  }

  /** Jobs at the site keep the address that they took from it. */
  remove(scope: Scope, clientId: number, id: number): Promise<void> {
    return this.details.remove(scope, clientId, id, async () => {
      const free = { siteId: null, version: () => 'version + 1', updatedAt: new Date(Date.now()) };
      await this.db.repo(ProjectRow).update({ companyId: scope.companyId, siteId: id }, free);
    });
  }
}

const toMicro = (degrees: number | null): number | null => (degrees === null ? null : Math.round(degrees * MICRO));
const toDegrees = (micro: number | null): number | null => (micro === null ? null : micro / MICRO);

const view = ({ id, uid, clientId, name, address, latMicro, lngMicro, notes, region, version }: SiteRow): ClientSite => ({
  id,
  uid,
  clientId,
  name,
  address,
  lat: toDegrees(latMicro),
  lng: toDegrees(lngMicro),
  notes,
  region,
  version,
});
