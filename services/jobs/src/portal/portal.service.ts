import { createHash } from 'node:crypto';
import type { Portal } from '@dwang/contracts';
import { Companies, deviceName } from '@dwang/identity';
import { Database, FileStore, networkOf, type OpenFile, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, Not } from 'typeorm';
import { ClientRow } from '../clients/client.entity';
import { PhotoRow } from '../photos/photo.entity';
import { PhotoThumbnails } from '../photos/photo-thumbnails';
import { ProjectRow } from '../projects/project.entity';
import { deadLink, PortalAccess } from './portal-access';
import { PortalLinkRow } from './portal-link.entity';
import { PortalViewRow } from './portal-view.entity';

/** Somebody who opens a link. */
export interface Visitor {
  address: string | undefined;
  userAgent: string | undefined;
}

type ShownPhoto = OpenFile & { contentType: string };

const [MOST_JOBS, MOST_PHOTOS] = [100, 600];
/** Opening it again within these minutes from the same device is the same view. */
const SAME_VIEW_MS = 10 * 60_000;
/** Views that are kept of a link; the count of all is kept on the link. */
const VIEWS_KEPT = 500;

/** What whoever holds a client's link sees: that client's jobs, and the photos of them where the link says so. */
@Injectable()
export class PortalService {
  constructor(
    private readonly db: Database,
    private readonly access: PortalAccess,
    private readonly companies: Companies,
    private readonly files: FileStore,
    private readonly thumbnails: PhotoThumbnails,
  ) {}

  async open(token: string, visitor: Visitor): Promise<Portal> {
    const link = await this.access.living(token);
    const { companyId, clientId } = link;
    const client = await this.db.repo(ClientRow).findOneBy({ id: clientId, companyId });
    if (!client) throw deadLink();
    const company = await this.companies.profile(companyId);
    const jobs = await this.jobs(link);
    await this.log(link, visitor);
    return {
      company: { name: company.name, phone: company.phone, email: company.email },
      client: { name: client.name, contact: client.contact },
      expiresAt: link.expiresAt.toISOString(),
      timeZone: company.timeZone,
      jobs,
    };
  }

  async thumbnail(token: string, photoId: number): Promise<ShownPhoto> {
    const { companyId, projectId } = await this.photo(token, photoId);
    return this.thumbnails.open({ companyId, role: 'owner' } as Scope, projectId, photoId);
  }

  async content(token: string, photoId: number): Promise<ShownPhoto> {
    const { fileKey, contentType } = await this.photo(token, photoId);
    return { ...(await this.files.open(fileKey)), contentType };
  }

  private async jobs({ companyId, clientId, showPhotos }: PortalLinkRow): Promise<Portal['jobs']> {
    const rows = await this.db.repo(ProjectRow).find({
      where: { companyId, clientId },
      order: { lastActivityAt: 'DESC', id: 'DESC' },
      take: MOST_JOBS,
    });
    const photos = showPhotos && rows.length > 0 ? await this.photosOf(companyId, rows) : [];
    return rows.map(({ id, name, location, stage, progress, startDate, endDate }) => ({
      id,
      name,
      location,
      stage,
      progress,
      startDate,
      endDate,
      photos: photos
        .filter(({ projectId }) => projectId === id)
        .map(({ id: photoId, caption, takenAt, width, height }) => ({
          id: photoId,
          caption,
          takenAt: takenAt.toISOString(),
          width,
          height,
        })),
    }));
  }

  private photosOf(companyId: number, jobs: readonly ProjectRow[]): Promise<PhotoRow[]> {
    return this.db.repo(PhotoRow).find({
      where: { companyId, projectId: In(jobs.map(({ id }) => id)), deletedAt: IsNull(), fileKey: Not(IsNull()) },
      order: { takenAt: 'DESC', id: 'DESC' },
      take: MOST_PHOTOS,
    });
  }

  /** A photo that this link shows. */
  private async photo(token: string, id: number): Promise<PhotoRow & { fileKey: string }> {
    const { companyId, clientId, showPhotos } = await this.access.living(token);
    const photo = showPhotos && (await this.db.repo(PhotoRow).findOneBy({ id, companyId, deletedAt: IsNull() }));
    const isTheirs = photo && (await this.db.repo(ProjectRow).existsBy({ id: photo.projectId, companyId, clientId }));
    if (!photo || !isTheirs || photo.fileKey === null) throw deadLink();
    return { ...photo, fileKey: photo.fileKey };
  }

  private async log(link: PortalLinkRow, { address = '', userAgent = '' }: Visitor): Promise<void> {
    const { id: linkId, companyId, tokenHash } = link;
    const viewedAt = new Date(Date.now());
    const network = createHash('sha256')
      .update(`${tokenHash} ${networkOf(address)}`)
      .digest('hex')
      .slice(0, 12);
    const device = deviceName(userAgent);
    const since = MoreThan(new Date(viewedAt.getTime() - SAME_VIEW_MS));
    const views = this.db.repo(PortalViewRow);
    if (await views.existsBy({ linkId, network, device, viewedAt: since })) return;
    await this.db.tx(async () => {
      await this.db.repo(PortalViewRow).insert({ companyId, linkId, viewedAt, network, device });
      await this.db.repo(PortalLinkRow).update({ id: linkId }, { lastViewedAt: viewedAt, views: () => 'views + 1' });
      await this.dropOldest(linkId);
    });
  }

  private async dropOldest(linkId: number): Promise<void> {
    const old = await this.db.repo(PortalViewRow).find({ where: { linkId }, order: { id: 'DESC' }, skip: VIEWS_KEPT, take: 50 });
    if (old.length > 0) await this.db.repo(PortalViewRow).delete(old.map(({ id }) => id));
  }
}
