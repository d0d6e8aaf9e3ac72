import type { ClientContact, ContactPage, CreateContact, UpdateContact } from '@dwang/contracts';
import { Database, NotFound, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ActivityLog } from '../activity/activity-log';
import { changesBetween } from '../activity/changes-between';
import { ClientRow } from './client.entity';
import { ContactRow } from './client-details.entity';
import { ClientDetails, type DetailPage, sortNameOf } from './client-details.service';
import { foldedFrom } from './client-row';

/** The people at a client besides the main contact. */
@Injectable()
export class ContactsService {
  private readonly details: ClientDetails<ContactRow>;

  constructor(
    private readonly db: Database,
    private readonly activity: ActivityLog,
  ) {
    const told = ({ name, role, email, phone }: ContactRow) => ({ name, role, email, phone });
    this.details = new ClientDetails(db, ContactRow, 'contact', activity, told);
  }

  async list(scope: Scope, clientId: number, query: DetailPage): Promise<ContactPage> {
    const page = await this.details.list(scope, clientId, query);
    return { ...page, items: page.items.map(view) };
  }

  async create(scope: Scope, clientId: number, input: z.output<typeof CreateContact>): Promise<ClientContact> {
    return view(await this.details.create(scope, clientId, input));
  }

  async update(scope: Scope, clientId: number, id: number, input: z.output<typeof UpdateContact>): Promise<ClientContact> {
    return view(await this.details.update(scope, clientId, id, input));
  }

  remove(scope: Scope, clientId: number, id: number): Promise<void> {
    return this.details.remove(scope, clientId, id);
  }

  /** Changes places with the client's main contact; where there was none, the contact moves up. */
  makeMain(scope: Scope, clientId: number, id: number): Promise<void> {
    const { companyId } = scope;
    return this.db.tx(async () => {
      const client = await this.db.findForUpdate(ClientRow, { id: clientId, companyId });
      if (!client) throw new NotFound('No such client');
      const contact = await this.details.hold(scope, clientId, id);
      const now = new Date(Date.now());
      const main = { contact: contact.name, contactRole: contact.role, email: contact.email, phone: contact.phone };
      const change = { ...main, ...foldedFrom({ ...client, ...main }), updatedAt: now, version: client.version + 1 };
      await this.db.repo(ClientRow).update({ id: clientId, companyId }, change);
      const changes = changesBetween({ contact: client.contact }, { contact: contact.name });
      await this.activity.record(scope, { kind: 'client', action: 'changed', clientId, subject: client.name, changes });
      const hadMain = client.contact !== '' || client.email !== '' || client.phone !== '';
      if (!hadMain) return this.details.remove(scope, clientId, id);
      const name = client.contact || client.email || client.phone;
      const before = { name, role: client.contactRole, email: client.email, phone: client.phone, sortName: sortNameOf(name) };
      await this.db
        .repo(ContactRow)
        .update({ id, companyId, clientId }, { ...before, updatedAt: now, version: contact.version + 1 });
    });
  }
}

const view = ({ id, uid, clientId, name, role, email, phone, version }: ContactRow): ClientContact => ({
  id,
  uid,
  clientId,
  name,
  role,
  email,
  phone,
  version,
});
