import { randomUUID } from 'node:crypto';
import { oneLine } from '@dwang/domain';
import { Database, inParts, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ClientRow } from '../client.entity';
import { ContactRow, SiteRow } from '../client-details.entity';
import { sortNameOf } from '../client-details.service';
import { foldedFrom, newClientStamps } from '../client-row';
import type { MatchedRow } from './match-rows';

/** Writes what an import adds: clients, further contacts of them, and the sites that are not where letters go. */
@Injectable()
export class WriteClients {
  constructor(private readonly db: Database) {}

  async write(scope: Scope, rows: readonly MatchedRow[]): Promise<void> {
    const now = new Date(Date.now());
    const ids = await this.insertClients(
      scope,
      rows.filter(({ outcome }) => outcome === 'new'),
      now,
    );
    const idOf = ({ row, of }: MatchedRow) => (of && 'clientId' in of ? of.clientId : ids.get(of?.line ?? row.line));
    const hung = rows.flatMap((one) => {
      const clientId = one.outcome === 'new' || one.outcome === 'contact' ? idOf(one) : undefined;
      return clientId === undefined ? [] : [{ ...one, clientId }];
    });
    const stamps = () => ({ uid: randomUUID(), companyId: scope.companyId, createdAt: now, updatedAt: now, version: 1 });
    const contacts = hung
      .filter(({ outcome }) => outcome === 'contact')
      .map(({ clientId, row: { fields } }) => {
        const { contact: name, contactRole: role, email, phone } = fields;
        return { ...stamps(), clientId, name, role, email, phone, sortName: sortNameOf(name) };
      });
    const sites = hung
      .filter(({ row }) => row.siteAddress !== '')
      .map(({ clientId, row: { siteAddress } }) => {
        const name = oneLine(siteAddress).slice(0, 200);
        const place = { address: siteAddress, latMicro: null, lngMicro: null, region: null, notes: '' };
        return { ...stamps(), clientId, name, ...place, sortName: sortNameOf(name) };
      });
    await inParts(contacts, (some) => this.db.repo(ContactRow).insert(some));
    await inParts(sites, (some) => this.db.repo(SiteRow).insert(some));
  }

  /** Ids by the lines of the file. */
  private async insertClients(
    { companyId, userId }: Scope,
    rows: readonly MatchedRow[],
    now: Date,
  ): Promise<Map<number, number>> {
    const stamps = newClientStamps(now);
    const ids = new Map<number, number>();
    await inParts(rows, async (some) => {
      const made = some.map(({ row: { line, fields } }) => {
        return { line, row: { ...fields, ...foldedFrom(fields), ...stamps, uid: randomUUID(), companyId, userId } };
      });
      await this.db.repo(ClientRow).insert(made.map(({ row }) => row));
      const found = await this.db.repo(ClientRow).findBy({ companyId, uid: In(made.map(({ row }) => row.uid)) });
      const byUid = new Map(found.map(({ uid, id }) => [uid, id]));
      for (const { line, row } of made) ids.set(line, byUid.get(row.uid) ?? 0);
    });
    return ids;
  }
}
