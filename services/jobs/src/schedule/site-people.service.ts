import type { SitePeople } from '@dwang/contracts';
import { CompanyDirectory, Users } from '@dwang/identity';
import type { Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';

/** Who can be put on a site day. Contractors see nobody but themselves. */
@Injectable()
export class SitePeopleService {
  constructor(
    private readonly company: CompanyDirectory,
    private readonly users: Users,
  ) {}

  /** The asker first, then by name. */
  async of({ companyId, userId, role }: Scope): Promise<SitePeople> {
    const members = (await this.company.members(companyId)).filter(({ id }) => role !== 'contractor' || id === userId);
    const names = await this.users.namesOf(
      companyId,
      members.map(({ id }) => id),
    );
    const items = members
      .map(({ id, role: theirs }) => ({ id, name: names.get(id) ?? '', role: theirs }))
      .sort(
        (one, other) => Number(other.id === userId) - Number(one.id === userId) || one.name.localeCompare(other.name, 'en-NZ'),
      );
    return { items, nextCursor: null, totals: { count: items.length } };
  }
}
