import { DEFAULT_ZONE } from '@dwang/domain';
import { Database, type DemoCompany, type SeedContext } from '@dwang/platform';
import { Company } from '../companies/company.entity';
import { nameKey } from '../users/name-key';
import { User } from '../users/user.entity';
import { searchTextOf } from '../users/users.service';
import { DEMO_NEIGHBOUR_UIDS, DEMO_NEIGHBOURS } from './demo-companies';

/** With the five of the demo company who were here lately, the administrator among them, 584. Source: specification 2, section 9. */
const PEOPLE = 579;
const HOUR_MS = 3_600_000;

const TREES = ['Rimu', 'Tōtara', 'Kahikatea', 'Mataī', 'Pūriri', 'Rewarewa', 'Kōwhai', 'Tawa', 'Hīnau', 'Mānuka', 'Nīkau'];
const TRADES = ['Building', 'Electrical', 'Plumbing', 'Painting', 'Roofing'];
const FIRST = ['Aroha', 'Ben', 'Claire', 'Dan', 'Emma', 'Finau', 'Grace', 'Hemi', 'Isla', 'Jack', 'Kiri', 'Liam', 'Moana'];
const LAST = ['Brown', 'Clarke', 'Davis', 'Edwards', 'Fraser', 'Green', 'Henare', 'Kaur', 'Lee', 'Martin', 'Nikora'];

/** Other companies of the demo installation with their people, so that the administrator has something to look after. */
export async function seedNeighbours({ get, now }: SeedContext, passwordHash: string): Promise<DemoCompany['neighbours']> {
  const db = get(Database);
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const names = DEMO_NEIGHBOUR_UIDS.map((_, index) => `${pick(TREES, index)} ${pick(TRADES, index)}`);
  const companies = DEMO_NEIGHBOUR_UIDS.map((uid, index) => {
    const createdAt = ago(24 * (60 + index * 6));
    return {
      uid,
      name: names[index] ?? '',
      timeZone: DEFAULT_ZONE,
      plan: 'enterprise' as const,
      createdAt,
      confirmedAt: createdAt,
    };
  });
  const { identifiers } = await db.repo(Company).insert(companies);
  const companyIds = identifiers.map(({ id }) => Number(id));
  const people = Array.from({ length: PEOPLE }, (_, index) => {
    const [firstName, lastName] = [pick(FIRST, index), pick(LAST, index)];
    const username = `${firstName}.${lastName}${index + 1}`.toLowerCase();
    const email = `${username}@example.nz`;
    const isFirst = index < DEMO_NEIGHBOURS;
    return {
      companyId: companyIds[index % DEMO_NEIGHBOURS] ?? 0,
      ...{ username, email, usernameKey: nameKey(username), emailKey: nameKey(email), passwordHash, firstName, lastName },
      role: isFirst ? ('owner' as const) : index % 5 === 0 ? ('contractor' as const) : ('user' as const),
      status: 'active' as const,
      seesPrices: false,
      lastActiveAt: ago(2 + ((index * 7) % 480)),
      createdAt: ago(24 * (45 + (index % 200))),
      emailConfirmedAt: ago(24 * (45 + (index % 200))),
      searchText: searchTextOf({ username, email, firstName, lastName }, names[index % DEMO_NEIGHBOURS] ?? ''),
    };
  });
  const added = await db.repo(User).insert(people);
  return companyIds.map((companyId, index) => ({ companyId, ownerId: Number(added.identifiers[index]?.id) }));
}

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
