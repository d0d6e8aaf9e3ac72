import { recurrenceDay } from '@dwang/domain';
import { Database, NotFound, type Scope } from '@dwang/platform';
import { ClientDirectory, type ClientMover, ClientMoves } from '@dwang/service-jobs';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RecurringInvoiceRow } from './recurring-invoice.entity';

/** Holds and writes recurring invoices, so that of two changes at once one comes after the other, and lets them follow a merged client. */
@Injectable()
export class RecurringRows implements ClientMover, OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientDirectory,
    private readonly moves: ClientMoves,
  ) {}

  onModuleInit(): void {
    this.moves.moveBy(this);
  }

  /** The row, kept from others until the transaction ends, and its client before it, so that all take them in one order. */
  async hold(scope: Pick<Scope, 'companyId'>, id: number): Promise<RecurringInvoiceRow> {
    const where = { id, companyId: scope.companyId };
    const seen = await this.db.repo(RecurringInvoiceRow).findOneBy(where);
    if (seen) await this.clients.hold(scope, seen.clientId);
    const row = seen && (await this.db.findForUpdate(RecurringInvoiceRow, where));
    if (!row) throw new NotFound('No such recurring invoice');
    return row;
  }

  /** Writes a change of a held row. */
  async write(row: RecurringInvoiceRow, change: Partial<RecurringInvoiceRow>): Promise<void> {
    const written = { ...change, updatedAt: new Date(Date.now()), version: row.version + 1 };
    await this.db.repo(RecurringInvoiceRow).update({ id: row.id, companyId: row.companyId }, written);
  }

  async moveClient(companyId: number, fromId: number, toId: number): Promise<void> {
    await this.db.repo(RecurringInvoiceRow).update({ companyId, clientId: fromId }, { clientId: toId });
  }
}

type Turns = Pick<RecurringInvoiceRow, 'anchorDay' | 'every' | 'turn' | 'lastDay'>;

/** The turn after this one, and whether there is none any more. */
export function turnAfter(row: Turns): Pick<RecurringInvoiceRow, 'turn' | 'nextDay' | 'state'> {
  const turn = row.turn + 1;
  const nextDay = recurrenceDay(row.anchorDay, row.every, turn);
  return { turn, nextDay, state: row.lastDay !== null && nextDay > row.lastDay ? 'ended' : 'active' };
}

/** The first turn on `day` or later. */
export function turnFrom(row: Turns & Pick<RecurringInvoiceRow, 'nextDay' | 'state'>, day: string): ReturnType<typeof turnAfter> {
  const { turn, nextDay } = row;
  let next: ReturnType<typeof turnAfter> = {
    turn,
    nextDay,
    state: row.lastDay !== null && nextDay > row.lastDay ? 'ended' : 'active',
  };
  while (next.state === 'active' && next.nextDay < day) next = turnAfter({ ...row, ...next });
  return next;
}
