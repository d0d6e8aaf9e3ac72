import type { OptOut } from '@dwang/contracts';
import { Companies } from '@dwang/identity';
import { Database, NotFound } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ClientRow } from '../clients/client.entity';
import { hashOfToken } from '../portal/portal-links.service';
import { LetterRow } from './letter.entity';

/** The way out at the foot of every letter. It works for good. */
@Injectable()
export class OptOuts {
  constructor(
    private readonly db: Database,
    private readonly companies: Companies,
  ) {}

  async open(token: string): Promise<OptOut> {
    const { companyId, name, takesLetters } = await this.clientOf(token);
    return { companyName: (await this.companies.profile(companyId)).name, clientName: name, isOut: !takesLetters };
  }

  /** Repeating it changes nothing. */
  async leave(token: string): Promise<OptOut> {
    const { id, companyId, takesLetters } = await this.clientOf(token);
    if (takesLetters) {
      const change = { takesLetters: false, updatedAt: new Date(Date.now()), version: () => 'version + 1' };
      await this.db.repo(ClientRow).update({ id, companyId }, change);
    }
    return this.open(token);
  }

  private async clientOf(token: string): Promise<ClientRow> {
    const letter = await this.db.repo(LetterRow).findOneBy({ tokenHash: hashOfToken(token) });
    const client =
      letter?.clientId && (await this.db.repo(ClientRow).findOneBy({ id: letter.clientId, companyId: letter.companyId }));
    if (!client) throw new NotFound('This link does not work any more. Please answer the letter instead.');
    return client;
  }
}
