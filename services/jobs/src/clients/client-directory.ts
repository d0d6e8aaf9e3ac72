import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ClientRow } from './client.entity';

/** A client's facts as they stand now, for what names a client: an invoice copies them at issue. */
export interface ClientFacts {
  id: number;
  name: string;
  contact: string;
  email: string;
  phone: string;
  address: string;
  /** New Zealand Business Number, digits only; '' while unknown. */
  nzbn: string;
  tradingName: string;
  website: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** `0151:51824753556`; '' where e-invoices go to the NZBN. */
  peppolId: string;
  /** '' for those of the company. */
  paymentTerms: string;
}

/** The public face of clients for other areas, within the caller's company and transaction. */
@Injectable()
export class ClientDirectory {
  constructor(private readonly db: Database) {}

  async find(scope: Scope, id: number): Promise<ClientFacts | null> {
    return factsOf(await this.db.repo(ClientRow).findOneBy({ id, companyId: scope.companyId }));
  }

  /** Those of the ids that exist. */
  async findAll({ companyId }: Pick<Scope, 'companyId'>, ids: readonly number[]): Promise<ClientFacts[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.repo(ClientRow).findBy({ companyId, id: In([...new Set(ids)]) });
    return rows.flatMap((row) => factsOf(row) ?? []);
  }

  /** The same, held until the transaction ends: for what is about to name the client and then to say what it owes. */
  async hold(scope: Pick<Scope, 'companyId'>, id: number): Promise<ClientFacts | null> {
    return factsOf(await this.db.findForUpdate(ClientRow, { id, companyId: scope.companyId }));
  }

  /** Adds to what the client owes on issued invoices, in cents; less than nothing when one was paid or voided. */
  async addOutstanding(companyId: number, id: number, cents: number): Promise<void> {
    if (cents !== 0) await this.db.repo(ClientRow).increment({ id, companyId }, 'outstandingCents', cents);
  }
}

function factsOf(row: ClientRow | null): ClientFacts | null {
  if (!row) return null;
  const { id, name, contact, email, phone, address, nzbn, tradingName, website, country, peppolId, paymentTerms } = row;
  return { id, name, contact, email, phone, address, nzbn, tradingName, website, country, peppolId, paymentTerms };
}
