import type { ClientSite, CreateSite, SitePage, UpdateSite } from '@dwang/contracts';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { z } from 'zod';
import { ActivityLog } from '../activity/activity-log';
import { ProjectRow } from '../projects/project.entity';
import { placeColumns, placeFrom, placeText } from '../rows/place-columns';
import { SiteRow } from './client-details.entity';
import { ClientDetails, type DetailPage } from './client-details.service';

/** The places where work is done for a client. */
@Injectable()
export class SitesService {
  private readonly details: ClientDetails<SiteRow>;

  constructor(
    private readonly db: Database,
    activity: ActivityLog,
  ) {
    const told = (row: SiteRow) => {
      const { name, address, notes, region } = row;
      return { name, address, place: placeText(row), notes, region };
    };
    this.details = new ClientDetails(db, SiteRow, 'site', activity, told);
  }

  async list(scope: Scope, clientId: number, query: DetailPage): Promise<SitePage> {
    const page = await this.details.list(scope, clientId, query);
    return { ...page, items: page.items.map(view) };
  }

  async create(scope: Scope, clientId: number, { place, ...fields }: z.output<typeof CreateSite>): Promise<ClientSite> {
    return view(await this.details.create(scope, clientId, { ...fields, ...placeColumns(place) }));
  }

  async update(scope: Scope, clientId: number, id: number, input: z.output<typeof UpdateSite>): Promise<ClientSite> {
    const { place, ...fields } = input;
    const columns = place === undefined ? {} : placeColumns(place);
    return view(await this.details.update(scope, clientId, id, { ...fields, ...columns }));
  }

  /** Jobs at the site keep the address that they took from it, and stay where they are on the map. */
  remove(scope: Scope, clientId: number, id: number): Promise<void> {
    return this.details.remove(scope, clientId, id, async () => {
      const { companyId } = scope;
      const { latMicro, lngMicro } = await this.details.hold(scope, clientId, id);
      if (latMicro !== null) {
        await this.db.repo(ProjectRow).update({ companyId, siteId: id, latMicro: IsNull() }, { latMicro, lngMicro });
      }
      const free = { siteId: null, version: () => 'version + 1', updatedAt: new Date(Date.now()) };
      await this.db.repo(ProjectRow).update({ companyId, siteId: id }, free);
    });
  }
}

const view = ({ id, uid, clientId, name, address, latMicro, lngMicro, notes, region, version }: SiteRow): ClientSite => ({
  id,
  uid,
  clientId,
  name,
  address,
  place: placeFrom({ latMicro, lngMicro }),
  notes,
  region,
  version,
});
