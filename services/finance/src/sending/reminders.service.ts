import { createHash } from 'node:crypto';
import type { ClientReminder, ReminderPage, RemindersSent, SendReminders } from '@dwang/contracts';
import { centsToDecimal, daysBetween, openCents, sumMoney } from '@dwang/domain';
import { Database, Invalid, type Scope } from '@dwang/platform';
import { ClientDirectory, type ClientFacts } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import type { z } from 'zod';
import { cutPage } from '../cut-page';
import { InvoiceRow } from '../invoices/invoice.entity';
import { OPEN_STATUSES } from '../invoices/invoice-moves';
import { todayOf } from '../invoices/invoice-reader';
import { PaperLetters } from './paper-letters';
import { PaperMails } from './paper-mails.service';
import { RemindedDays } from './reminded-days';
import { ReminderStops } from './reminder-stops';

const OPEN = 'SUM(invoice.totalCents - invoice.creditedCents - invoice.receivedCents)';

/** Letters about what is overdue, one to each client. */
@Injectable()
export class Reminders {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientDirectory,
    private readonly letters: PaperLetters,
    private readonly mails: PaperMails,
    private readonly stops: ReminderStops,
    private readonly reminded: RemindedDays,
  ) {}

  /** Clients with overdue invoices, and the letter that each would get. */
  async list(scope: Scope, query: { limit: number; cursor?: string | undefined }): Promise<ReminderPage> {
    const today = todayOf(scope);
    const owing = await this.db
      .repo(InvoiceRow)
      .createQueryBuilder('invoice')
      .select('invoice.clientId', 'clientId')
      .addSelect('COUNT(*)', 'count')
      .addSelect(OPEN, 'cents')
      .where({ companyId: scope.companyId, status: In([...OPEN_STATUSES]), dueDate: LessThan(today) })
      .groupBy('invoice.clientId')
      .orderBy('invoice.clientId')
      .getRawMany<Record<'clientId' | 'count' | 'cents', number | string>>();
    const { items, nextCursor } = cutPage(owing, query);
    const total = (of: 'count' | 'cents') => owing.reduce((sum, one) => sum + Number(one[of]), 0);
    return {
      items: await this.letterTo(
        scope,
        items.map(({ clientId }) => Number(clientId)),
        today,
      ),
      nextCursor,
      totals: {
        clients: owing.length,
        invoices: total('count'),
        open: centsToDecimal(total('cents')),
        isMailOn: this.mails.isMailOn,
      },
    };
  }

  /** An invoice of which a reminder goes out today already is left out; so is one that was paid meanwhile, when the letter's turn comes. */
  send(scope: Scope, { uid, letters }: z.output<typeof SendReminders>): Promise<RemindersSent> {
    this.mails.checkMail();
    return this.db.tx(async () => {
      const sent = { letters: 0, already: 0 };
      for (const [index, letter] of letters.entries()) {
        const { clientId, invoiceIds, ...words } = letter;
        const ids = [...new Set(invoiceIds)];
        const known = await this.db.repo(InvoiceRow).countBy({ companyId: scope.companyId, clientId, id: In(ids) });
        if (known !== ids.length) throw new Invalid(`letters.${index}.invoiceIds`, 'No such invoice of this client');
        const taken = await this.queue(scope, { ...words, cc: [], uid: uidOf(uid, clientId) }, clientId, ids);
        if (taken > 0) sent.letters += 1;
        sent.already += ids.length - taken;
      }
      return sent;
    });
  }

  /** Puts one letter in the post; answers about how many of the invoices. Call it in a transaction. */
  async queue(
    scope: Pick<Scope, 'companyId' | 'timeZone'> & { userId: number | null },
    letter: { uid: string; to: string; cc: string[]; subject: string; message: string },
    clientId: number,
    invoiceIds: readonly number[],
  ): Promise<number> {
    const today = todayOf(scope);
    const invoices = invoiceIds.map((id) => ({ id, once: this.reminded.once(id, today) }));
    const filled = await this.letters.fill(scope, letter, clientId, {});
    return this.mails.queue(scope, { kind: 'reminder', clientId, letter: filled, invoices });
  }

  private async letterTo(scope: Scope, clientIds: readonly number[], today: string): Promise<ClientReminder[]> {
    const { companyId } = scope;
    if (clientIds.length === 0) return [];
    const where = { companyId, clientId: In([...clientIds]), status: In([...OPEN_STATUSES]), dueDate: LessThan(today) };
    const rows = await this.db.repo(InvoiceRow).find({ where, order: { dueDate: 'ASC', id: 'ASC' } });
    const ids = rows.map(({ id }) => id);
    const reminded = await this.reminded.last(companyId, ids);
    const stopped = await this.stops.among(companyId, 'invoice', ids);
    const quiet = await this.stops.among(companyId, 'client', clientIds);
    const clients = await this.clients.findAll(scope, clientIds);
    const letters: ClientReminder[] = [];
    for (const client of clients.sort((one, other) => one.id - other.id)) {
      const invoices = rows
        .filter(({ clientId }) => clientId === client.id)
        .map((row) => ({
          id: row.id,
          invoiceNumber: row.invoiceNumber ?? '',
          dueDate: row.dueDate,
          daysOverdue: daysBetween(row.dueDate, today),
          balance: centsToDecimal(openCents(row)),
          remindedOn: reminded.get(row.id) ?? null,
          isStopped: stopped.has(row.id),
        }));
      letters.push({
        ...(await this.proposed(scope, client)),
        isStopped: quiet.has(client.id),
        invoices,
        open: openOf(invoices),
      });
    }
    return letters;
  }

  private async proposed(scope: Scope, { id: clientId, name }: ClientFacts) {
    const { to, subject, message } = await this.letters.propose(scope, 'reminder', { clientId, words: {}, fileName: '' });
    return { clientId, clientName: name, to, subject, message };
  }
}

const openOf = (invoices: readonly { balance: string }[]): string => sumMoney(invoices.map(({ balance }) => balance));

/** A letter's own number, the same whenever the same letters are sent again. */
export function uidOf(uid: string, part: string | number): string {
  const hex = createHash('sha256').update(`${uid}/${part}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
