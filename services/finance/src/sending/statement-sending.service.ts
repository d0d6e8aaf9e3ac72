import type { ClientStatement, PaperLetter, SendStatement, StatementQuery } from '@dwang/contracts';
import { sumMoney } from '@dwang/domain';
import { documentMoney } from '@dwang/papers';
import { statementFileName } from '@dwang/papers/words';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { letterDay } from './letter-words';
import { PaperLetters } from './paper-letters';
import { PaperMails } from './paper-mails.service';
import { Statements } from './statements.service';

/** Sends a client the statement of a period. */
@Injectable()
export class StatementSending {
  constructor(
    private readonly db: Database,
    private readonly statements: Statements,
    private readonly letters: PaperLetters,
    private readonly mails: PaperMails,
  ) {}

  async letter(scope: Scope, clientId: number, period: StatementQuery): Promise<PaperLetter> {
    const statement = await this.statements.of(scope, clientId, period);
    const fileName = statementFileName(statement);
    return this.letters.propose(scope, 'statement', { clientId, words: wordsOf(statement), fileName });
  }

  send(scope: Scope, clientId: number, wish: z.output<typeof SendStatement>): Promise<ClientStatement> {
    const { fromDay: from, toDay: to, ...letter } = wish;
    return this.db.tx(async () => {
      const statement = await this.statements.of(scope, clientId, { from, to });
      this.mails.checkMail();
      const filled = await this.letters.fill(scope, letter, clientId, wordsOf(statement));
      await this.mails.queue(scope, { kind: 'statement', clientId, letter: filled, period: { from, to } });
      return statement;
    });
  }
}

const wordsOf = ({ from, to, open }: ClientStatement) => ({
  '{from}': letterDay(from),
  '{to}': letterDay(to),
  '{open}': documentMoney(sumMoney(open.map(({ balance }) => balance))),
});
