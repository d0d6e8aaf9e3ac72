import type { RecentChange } from '@dwang/contracts';
import { UserDirectory } from '@dwang/identity';
import { type AuditedChange, AuditRow, Database } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MoreThan, Not } from 'typeorm';
import { changeWords } from './change-words';

/** Source: specification 2, section 2.10. */
const SHOWN = 5;
/** So many of the newest rows are looked through at most: what the server does at its start and by commands is left out. */
const LOOKED_AT = 2000;
const SERVER = 'server';

/** What was changed last, over all companies, from the audit. */
@Injectable()
export class RecentChanges {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(UserDirectory) private readonly users: UserDirectory,
  ) {}

  async latest(): Promise<RecentChange[]> {
    const audit = this.db.repo(AuditRow);
    const from = ((await audit.maximum('id')) ?? 0) - LOOKED_AT;
    const rows = await audit.find({ where: { id: MoreThan(from), actor: Not(SERVER) }, order: { id: 'DESC' }, take: SHOWN });
    const people = await this.users.byId(rows.flatMap(({ userId }) => (userId === null ? [] : [userId])));
    return rows.map(({ id, at, actor, userId, kind, changes }) => {
      const person = userId === null ? undefined : people.get(userId);
      return {
        id,
        at: at.toISOString(),
        who: person?.fullName ?? NOBODY_KNOWN[actor] ?? 'Dwang',
        what: changeWords(kind, JSON.parse(changes) as AuditedChange[]),
        company: person?.companyName ?? '',
      };
    });
  }
}

/** Who is no user, or is none any more. */
const NOBODY_KNOWN: Record<string, string> = { user: 'Former member', visitor: 'A visitor' };
