import { Database, NotFound, type Scope } from '@dwang/platform';
import { ClientDirectory, type ClientMover, ClientMoves } from '@dwang/service-jobs';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QuoteRow } from './quote.entity';
import { QuoteLineRow } from './quote-line.entity';

/** Holds and writes quotes, so that of two changes at once one comes after the other, and lets them follow a client that is merged. */
@Injectable()
export class QuoteRows implements ClientMover, OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientDirectory,
    private readonly moves: ClientMoves,
  ) {}

  onModuleInit(): void {
    this.moves.moveBy(this);
  }

  /** The quote, kept from others until the transaction ends, and its client before it, so that all take them in one order. */
  async hold(scope: Pick<Scope, 'companyId'>, id: number, clientId?: number): Promise<QuoteRow> {
    const where = { id, companyId: scope.companyId, ...(clientId ? { clientId } : {}) };
    const seen = await this.db.repo(QuoteRow).findOneBy(where);
    if (seen) await this.clients.hold(scope, seen.clientId);
    const row = seen && (await this.db.findForUpdate(QuoteRow, where));
    if (!row) throw new NotFound('No such quote');
    return row;
  }

  lines({ id, companyId }: QuoteRow): Promise<QuoteLineRow[]> {
    return this.db.repo(QuoteLineRow).find({ where: { quoteId: id, companyId }, order: { position: 'ASC' } });
  }

  /** Writes a change of a held quote and answers with it as it is then. */
  async write(row: QuoteRow, change: Partial<QuoteRow>): Promise<QuoteRow> {
    const written = { ...change, updatedAt: new Date(Date.now()), version: row.version + 1 };
    await this.db.repo(QuoteRow).update({ id: row.id, companyId: row.companyId }, written);
    return { ...row, ...written };
  }

  async moveClient(companyId: number, fromId: number, toId: number): Promise<void> {
    await this.db.repo(QuoteRow).update({ companyId, clientId: fromId }, { clientId: toId });
  }
}
