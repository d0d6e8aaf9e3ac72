import type { ReportClientError } from '@dwang/contracts';
import { Database, insertOnce, type Scope } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import type { z } from 'zod';
import { ClientErrorRow } from './client-error.entity';
import { ClientFaultPerson, ClientFaultRow } from './client-fault.entity';
import { faultKey, screenOf } from './fault-key';
import { withoutSecrets } from './without-secrets';

/** Reports, and faults, older than this many newer ones are dropped: anybody may send them, and they must not fill the disk. */
const KEPT = 1000;
const KEPT_VERSIONS = 10;

type Reporter = Pick<Scope, 'userId' | 'companyId'> | null;

/** Faults of screens that browsers report. Equal ones are counted together. */
@Injectable()
export class ClientErrors {
  constructor(@Inject(Database) private readonly db: Database) {}

  async report(who: Reporter, report: z.output<typeof ReportClientError>): Promise<void> {
    const [message, stack, place] = [report.message, report.stack, report.place].map(withoutSecrets) as [string, string, string];
    const { version } = report;
    const now = new Date();
    await this.db.tx(async () => {
      const faultId = await this.count(who, { message, stack, place, version }, now);
      const row = { message, stack, place, version, faultId, userId: who?.userId ?? null, createdAt: now };
      const { id } = await this.db.repo(ClientErrorRow).save(this.db.repo(ClientErrorRow).create(row));
      if (id > KEPT) await this.db.repo(ClientErrorRow).delete({ id: LessThanOrEqual(id - KEPT) });
    });
  }

  /** Answers the number of the fault that this is one of. */
  private async count(who: Reporter, said: Record<'message' | 'stack' | 'place' | 'version', string>, now: Date) {
    const key = { faultKey: faultKey(said.message, said.place) };
    const { message, stack } = said;
    const latest = { message, stack, lastAt: now };
    const none = { times: 0, people: 0, companies: 0, versions: '[]', state: 'open' as const };
    const first = { ...key, ...latest, ...none, place: screenOf(said.place), firstAt: now };
    const { id, isNew } = await insertOnce(this.db, ClientFaultRow, key, first);
    const fault = isNew ? first : await this.db.repo(ClientFaultRow).findOneByOrFail({ id });
    const { person, company } = who ? await this.meets(id, who) : { person: 0, company: 0 };
    const more = {
      times: () => 'times + 1',
      people: () => `people + ${person}`,
      companies: () => `companies + ${company}`,
    };
    await this.db.repo(ClientFaultRow).update({ id }, { ...latest, ...more, ...inBuild(fault, said.version) });
    if (isNew) await this.dropOld();
    return id;
  }

  /** How many people, and companies, more have met it: 0 or 1. */
  private async meets(faultId: number, { userId, companyId }: NonNullable<Reporter>) {
    const people = this.db.repo(ClientFaultPerson);
    const isKnown = await people.existsBy({ faultId, companyId });
    const { isNew } = await insertOnce(this.db, ClientFaultPerson, { faultId, userId }, { faultId, userId, companyId });
    return { person: isNew ? 1 : 0, company: isNew && !isKnown ? 1 : 0 };
  }

  private async dropOld(): Promise<void> {
    const faults = this.db.repo(ClientFaultRow);
    const [last] = await faults.find({ select: { lastAt: true }, order: { lastAt: 'DESC', id: 'DESC' }, skip: KEPT, take: 1 });
    if (!last) return;
    const old = await faults.find({ select: { id: true }, where: { lastAt: LessThanOrEqual(last.lastAt) } });
    const ids = old.map(({ id }) => id);
    await this.db.repo(ClientFaultPerson).delete({ faultId: In(ids) });
    await faults.delete({ id: In(ids) });
  }
}

/** What was resolved is back when it happens in a build in which it had not happened before: an old page that is still open says nothing. */
function inBuild({ versions, state }: Pick<ClientFaultRow, 'versions' | 'state'>, version: string): Partial<ClientFaultRow> {
  const known: string[] = JSON.parse(versions);
  if (known.includes(version)) return {};
  const all = version ? [version, ...known].slice(0, KEPT_VERSIONS) : known;
  return { versions: JSON.stringify(all), state: state === 'resolved' ? 'back' : state };
}
