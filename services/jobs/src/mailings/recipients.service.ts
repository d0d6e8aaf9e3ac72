import type { Recipients as Answer } from '@dwang/contracts';
import { Mail, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { ClientRow } from '../clients/client.entity';
import { type ClientFilters, ClientsRepository } from '../clients/clients.repository';

type Filters = Pick<ClientFilters, 'q' | 'hasOutstanding'>;

/** Who gets a letter to a list of clients: those with an address who have not asked for none; the archived never. */
@Injectable()
export class Recipients {
  constructor(
    private readonly clients: ClientsRepository,
    private readonly mail: Mail,
  ) {}

  async count(scope: Scope, filters: Filters): Promise<Answer> {
    const [first] = await this.of(scope, filters).orderBy('client.sortName').addOrderBy('client.id').limit(1).getMany();
    return {
      isMailOn: this.mail.isOn,
      count: await this.of(scope, filters).getCount(),
      optedOut: await this.optedOut(scope, filters),
      withoutEmail: await this.clients.matching(scope, { ...filters, hasEmail: false }).getCount(),
      first: first ? { name: first.name, contact: first.contact, email: first.email } : null,
    };
  }

  of(scope: Scope, filters: Filters): SelectQueryBuilder<ClientRow> {
    return this.withEmail(scope, filters).andWhere('client.takesLetters = :yes', { yes: true });
  }

  optedOut(scope: Scope, filters: Filters): Promise<number> {
    return this.withEmail(scope, filters).andWhere('client.takesLetters = :no', { no: false }).getCount();
  }

  private withEmail(scope: Scope, filters: Filters) {
    return this.clients.matching(scope, { ...filters, archived: false, hasEmail: true });
  }
}
