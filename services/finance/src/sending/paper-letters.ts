import type { PaperKind, PaperLetter, SendPaper } from '@dwang/contracts';
import { Companies } from '@dwang/identity';
import { Invalid, Mail, type Scope } from '@dwang/platform';
import { ClientDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { fill, firstName, oneLine } from './letter-words';
import { SendingSettingsBook } from './sending-settings.service';

type Words = Readonly<Record<string, string>>;

interface Proposal {
  clientId: number;
  /** What is particular to the paper. */
  words: Words;
  fileName: string;
}

/** Writes letters from the company's templates. */
@Injectable()
export class PaperLetters {
  constructor(
    private readonly settings: SendingSettingsBook,
    private readonly companies: Companies,
    private readonly clients: ClientDirectory,
    private readonly mail: Mail,
  ) {}

  async propose(scope: Pick<Scope, 'companyId'>, kind: PaperKind, { clientId, words, fileName }: Proposal): Promise<PaperLetter> {
    const { subject, message } = (await this.settings.read(scope)).letters[kind];
    const { client, company, known } = await this.about(scope, clientId);
    const all = { ...known, ...words };
    return {
      isMailOn: this.mail.isOn,
      fromName: company.name,
      replyTo: company.email,
      to: client.email,
      subject: oneLine(fill(subject, all)),
      message: fill(message, all),
      fileName,
    };
  }

  /** The letter as it was typed, with the words in braces that are left in it put in. */
  async fill(scope: Pick<Scope, 'companyId'>, letter: z.output<typeof SendPaper>, clientId: number, words: Words) {
    const { known } = await this.about(scope, clientId);
    const all = { ...known, ...words };
    return { ...letter, subject: oneLine(fill(letter.subject, all)), message: fill(letter.message, all) };
  }

  private async about(scope: Pick<Scope, 'companyId'>, clientId: number) {
    const [client] = await this.clients.findAll(scope, [clientId]);
    if (!client) throw new Invalid('clientId', 'No such client');
    const company = await this.companies.profile(scope.companyId);
    const known: Words = {
      '{first name}': firstName(client),
      '{client}': client.name,
      '{company}': company.name,
      '{bank account}': company.bankAccount || 'see the attached invoice',
    };
    return { client, company, known };
  }
}
