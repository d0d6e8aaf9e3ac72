import { column, reference, type TablePlan } from '@dwang/platform';

export const portalTables: readonly TablePlan[] = [
  {
    name: 'portal_links',
    columns: [
      column.id(),
      column.whole('companyId'),
      column.whole('userId'),
      reference('clientId'),
      column.text('label', 100),
      column.text('tokenHash', 64),
      column.flag('showPhotos'),
      column.whole('views'),
      column.instant('lastViewedAt', { isNullable: true }),
      column.instant('createdAt'),
      column.instant('expiresAt'),
      column.instant('revokedAt', { isNullable: true }),
    ],
    unique: [['tokenHash']],
    index: [['clientId'], ['companyId', 'createdAt']],
    references: { clientId: 'clients' },
  },
  {
    name: 'portal_views',
    columns: [
      column.id(),
      column.whole('companyId'),
      reference('linkId'),
      column.instant('viewedAt'),
      column.text('network', 12),
      column.text('device', 100),
    ],
    index: [['linkId', 'viewedAt']],
    references: { linkId: 'portal_links' },
  },
];
