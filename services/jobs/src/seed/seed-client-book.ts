import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Database, type SeedContext, searchText } from '@dwang/platform';
import { ContactRow, SiteRow } from '../clients/client-details.entity';
import { PortalLinkRow } from '../portal/portal-link.entity';
import { PortalViewRow } from '../portal/portal-view.entity';
import { placeColumns } from '../rows/place-columns';

const DAY_MS = 86_400_000;

/** Client's place in the list of demo clients, name, role, e-mail, phone. */
const CONTACTS: readonly (readonly [number, string, string, string, string])[] = [
  [1, 'Wiremu Tautahi', 'Caretaker', 'caretaker@example.nz', '027 555 2101'],
  [1, 'Anna Fraser', 'Office, pays the invoices', 'office@example.nz', ''],
  [5, 'Rebecca Stone', 'Building manager', 'manager@example.nz', '021 555 2150'],
];
const SITES = [
  {
    client: 1,
    name: 'Rooms 7 and 8',
    address: '1 Pakura Street, gate B\nTe Awamutu 3800',
    place: { lat: -38.0081, lng: 175.3286 },
    notes: 'Sign in at the office. No work during assembly.',
  },
  { client: 1, name: 'Hall', address: '3 Pakura Street\nTe Awamutu 3800', place: { lat: -38.0089, lng: 175.3301 }, notes: '' },
  {
    client: 4,
    name: 'Units 5 to 8',
    address: '5 Marine Parade, rear\nWhitianga 3510',
    place: { lat: -36.8345, lng: 175.701 },
    notes: 'Guests leave by 10. Key box code from Grace.',
  },
] as const;

/** Further contacts and sites of some demo clients, and a link that one of them has opened. */
export async function seedClientBook({ demo, now }: SeedContext, db: Database, clientIds: readonly number[]): Promise<void> {
  const stamps = { companyId: demo.companyId, createdAt: now, updatedAt: now, version: 1 };
  const row = (client: number, name: string) => ({
    ...stamps,
    uid: randomUUID(),
    clientId: clientIds[client] ?? 0,
    name,
    sortName: searchText([name], 400),
  });
  await db
    .repo(ContactRow)
    .insert(CONTACTS.map(([client, name, role, email, phone]) => ({ ...row(client, name), role, email, phone })));
  await db.repo(SiteRow).insert(
    SITES.map(({ client, name, address, place, notes }) => ({
      ...row(client, name),
      address,
      notes,
      ...placeColumns(place),
      region: 'Waikato' as const,
    })),
  );
  await seedLink({ demo, now }, db, clientIds[0] ?? 0);
}

async function seedLink({ demo, now }: Pick<SeedContext, 'demo' | 'now'>, db: Database, clientId: number): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const { identifiers } = await db.repo(PortalLinkRow).insert({
    companyId: demo.companyId,
    userId: demo.ownerId,
    clientId,
    label: "Hannah's phone",
    tokenHash: createHash('sha256').update(randomBytes(32)).digest('hex'),
    showPhotos: true,
    views: 2,
    lastViewedAt: daysAgo(1),
    createdAt: daysAgo(12),
    expiresAt: daysAgo(-78),
    revokedAt: null,
  });
  const view = { companyId: demo.companyId, linkId: Number(identifiers[0]?.id), network: '3f9a1c70b2de' };
  await db.repo(PortalViewRow).insert([
    { ...view, viewedAt: daysAgo(9), device: 'Safari on iPhone' },
    { ...view, viewedAt: daysAgo(1), device: 'Chrome on Windows' },
  ]);
}
