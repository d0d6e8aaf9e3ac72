import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ClientRow } from './client.entity';

/** A client's facts as they stand now, for what names a client: an invoice copies them at issue. */
export interface ClientFacts {
  id: number;
  name: string;
  contact: string;
  email: string;
  phone: string;
  address: string;
}

/** The public face of clients for other areas, within the caller's company and transaction. */
@Injectable()
export class ClientDirectory {
  constructor(private readonly db: Database) {}

  async find(scope: Scope, id: number): Promise<ClientFacts | null> {
    const row = await this.db.repo(ClientRow).findOneBy({ id, companyId: scope.companyId });
    if (!row) return null;
    const { name, contact, email, phone, address } = row;
    return { id, name, contact, email, phone, address };
  }
}
