import type { RecentChange } from '@dwang/contracts';
import { CompanyDirectory, UserDirectory } from '@dwang/identity';
import { type AuditedChange, AuditRow, Database } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MoreThan, Not } from 'typeorm';
import { accountWords, changeWords } from './change-words';

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
    @Inject(CompanyDirectory) private readonly companies: CompanyDirectory,
  ) {}

  async latest(): Promise<RecentChange[]> {
    const audit = this.db.repo(AuditRow);
    const from = ((await audit.maximum('id')) ?? 0) - LOOKED_AT;
    const rows = await audit.find({ where: { id: MoreThan(from), actor: Not(SERVER) }, order: { id: 'DESC' }, take: SHOWN });
    const people = await this.users.byId(rows.flatMap((row) => [row.userId ?? [], accountOf(row) ?? []].flat()));
    const companies = await this.companies.names(rows.map(({ chain }) => chain));
    return rows.map((row) => {
      const { id, at, actor, userId, kind, chain } = row;
      const changes = JSON.parse(row.changes) as AuditedChange[];
      const [person, other] = [people.get(userId ?? 0), people.get(accountOf(row) ?? 0)];
      return {
        id,
        at: at.toISOString(),
        who: person?.fullName ?? NOBODY_KNOWN[actor] ?? 'The server',
        what: other ? accountWords(changes, other.id, other.fullName) : changeWords(kind, changes),
        company: companies.get(chain) ?? person?.companyName ?? '',
      };
    });
  }
}

/** The account of somebody else that was changed. */
const accountOf = ({ kind, subjectId, userId }: AuditRow): number | null =>
  kind === 'users' && subjectId !== userId ? subjectId : null;

/** Who is no user, or is none any more. */
const NOBODY_KNOWN: Record<string, string> = { user: 'Former member', visitor: 'A visitor' };
