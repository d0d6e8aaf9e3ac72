import type { NewUser } from '../users/users.service';

type Person = Omit<NewUser, 'passwordHash' | 'createdAt' | 'lastActiveAt'> & {
  joinedDaysAgo: number;
  seenHoursAgo: number | null;
};

export const DEMO_COMPANY = {
  name: 'Kauri & Sons Building',
  email: 'office@kauriandsons.example.nz',
  phone: '09 555 0142',
  address: '18 Rimu Street\nNew Lynn\nAuckland 0600',
  gstNumber: '49-098-576',
  nzbn: '9429000000017',
  bankAccount: '12-3140-0171323-50',
  plan: 'professional' as const,
};

/** The demo company's team; the owner first. The administrator is added under the configured name. */
export const DEMO_PEOPLE: readonly Person[] = [
  person('demo', 'owner', 'Wiremu', 'Ngāta', 400, 1),
  person('mere', 'user', 'Mere', 'Parata', 310, 5),
  person('tama', 'user', 'Tāma', 'Walker', 220, 26),
  person('sione', 'contractor', 'Sione', 'Tuʻipulotu', 95, 50),
  { ...person('aroha', 'user', 'Aroha', 'Smith', 2, null), status: 'pending' },
];

function person(
  username: string,
  role: Person['role'],
  firstName: string,
  lastName: string,
  joinedDaysAgo: number,
  seenHoursAgo: number | null,
): Person {
  return { username, role, firstName, lastName, joinedDaysAgo, seenHoursAgo, email: `${username}@kauriandsons.example.nz` };
}
