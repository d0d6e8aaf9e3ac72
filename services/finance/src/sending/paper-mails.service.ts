import { randomUUID } from 'node:crypto';
import {
  ErrorCode,
  type PaperKind,
  type PaperMail,
  type PaperMailPage,
  type PaperMailQuery,
  type SendPaper,
} from '@dwang/contracts';
import { MailRight, Users } from '@dwang/identity';
import {
  Conflict,
  Database,
  insertOnce,
  isUniqueViolation,
  type ListOrder,
  lately,
  Mail,
  MailLog,
  NotFound,
  readableViews,
  type Scope,
  seek,
  toPage,
} from '@dwang/platform';
import { type ClientMover, ClientMoves } from '@dwang/service-jobs';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type FindOptionsWhere, In } from 'typeorm';
import type { z } from 'zod';
import { oneLine } from './letter-words';
import { MailedInvoiceRow } from './mailed-invoice.entity';
import { letterKey, PaperMailRow } from './paper-mail.entity';
import { toPaperMail } from './paper-mail.view';
import { PaperPost } from './paper-post';
import { ReminderStopRow } from './reminder-stop.entity';

const DAY_MS = 86_400_000;
/** Letters of one company within 24 hours, so that nobody makes a mail server of us. */
const MOST_A_DAY = 500;
const NEWEST: ListOrder = {
  name: '-createdAt',
  column: 'mail.createdAt',
  idColumn: 'mail.id',
  direction: 'DESC',
  kind: 'instant',
};

/** What goes into the post, and about what. */
export interface NewPaperMail {
  kind: PaperKind;
  clientId: number;
  letter: z.output<typeof SendPaper>;
  invoices?: readonly { id: number; once: string | null }[];
  quoteId?: number;
  period?: { from: string; to: string };
}

/** The post of a company: what waits, what went out and what did not. */
@Injectable()
export class PaperMails implements ClientMover, OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly mail: Mail,
    private readonly mailLog: MailLog,
    private readonly users: Users,
    private readonly post: PaperPost,
    private readonly right: MailRight,
    private readonly moves: ClientMoves,
  ) {}

  onModuleInit(): void {
    this.moves.moveBy(this);
    this.mailLog.retryBy('paper', (id) => this.wait({ id, status: 'failed' }));
  }

  /** Letters go along with a client that is merged into another; that it wanted no reminders does not. */
  async moveClient(companyId: number, fromId: number, toId: number): Promise<void> {
    await this.db.repo(PaperMailRow).update({ companyId, clientId: fromId }, { clientId: toId });
    await this.db.repo(ReminderStopRow).delete({ companyId, kind: 'client', refId: fromId });
  }

  get isMailOn(): boolean {
    return this.mail.isOn;
  }

  /** Throws `Conflict` where this server sends no e-mail. */
  checkMail(): void {
    if (!this.mail.isOn)
      throw new Conflict(ErrorCode.noMail, 'This server sends no email. Download the PDF and use your own mail program.');
  }

  /**
   * Call it in the transaction of what it is about. The same `uid` again changes nothing. Answers about how many invoices it is: those
   * whose `once` is taken are left out, and a letter about none is not sent.
   */
  async queue({ companyId, userId }: { companyId: number; userId: number | null }, mail: NewPaperMail): Promise<number> {
    const { kind, clientId, letter, invoices = [], quoteId = null, period } = mail;
    const { uid, to, cc, message } = letter;
    const said = { address: to, subject: oneLine(letter.subject).slice(0, 250), text: message };
    await this.right.demand(companyId);
    const now = new Date(Date.now());
    const { id, isNew } = await insertOnce<PaperMailRow>(
      this.db,
      PaperMailRow,
      { companyId, uid },
      {
        ...said,
        uid,
        companyId,
        userId,
        kind,
        clientId,
        quoteId,
        fromDay: period?.from ?? null,
        toDay: period?.to ?? null,
        copies: [...new Set(cc)].filter((copy) => copy !== to),
        messageId: `<${randomUUID()}@dwang.paper>`,
        status: 'queued',
        reason: '',
        tries: 0,
        nextTryAt: now,
        createdAt: now,
        triedAt: null,
        sentAt: null,
      },
      said,
    );
    if (!isNew) return 0;
    const taken = await this.take(companyId, id, invoices);
    if (taken === 0 && invoices.length > 0) {
      await this.db.repo(PaperMailRow).delete({ id, companyId });
      return 0;
    }
    await this.refuseTooMany(companyId);
    await this.mailLog.queue([{ to, about: { kind, companyId, letter: letterKey(id) } }]);
    this.db.afterCommit(() => this.post.wake());
    return taken;
  }

  async list({ companyId }: Scope, query: z.output<typeof PaperMailQuery>): Promise<PaperMailPage> {
    const { invoiceId, quoteId, clientId } = query;
    const rows = this.db.repo(PaperMailRow).createQueryBuilder('mail').where('mail.companyId = :companyId', { companyId });
    if (quoteId) rows.andWhere('mail.quoteId = :quoteId', { quoteId });
    if (clientId) rows.andWhere('mail.clientId = :clientId', { clientId });
    if (invoiceId) {
      const about = this.db
        .repo(MailedInvoiceRow)
        .createQueryBuilder('about')
        .select('about.mailId')
        .where('about.companyId = :companyId AND about.invoiceId = :invoiceId');
      rows.andWhere(`mail.id IN (${about.getQuery()})`, { invoiceId });
    }
    const count = await rows.getCount();
    const page = toPage(await seek(rows, NEWEST, query).getMany(), query.limit, NEWEST, (row) => [row.createdAt, row.id]);
    const names = await this.users.namesOf(
      companyId,
      page.items.flatMap(({ userId }) => userId ?? []),
    );
    return { items: readableViews(page.items, (row) => toPaperMail(row, names)), nextCursor: page.nextCursor, totals: { count } };
  }

  /** Once more, for a letter that failed or of which nobody knows: somebody has decided that. */
  again({ companyId }: Scope, id: number): Promise<PaperMail> {
    const read = () => this.db.repo(PaperMailRow).findOneBy({ id, companyId });
    return this.db.tx(async () => {
      if (!(await read())) throw new NotFound('No such letter');
      this.checkMail();
      if (await this.wait({ id, companyId, status: In(['failed', 'unknown']) }))
        await this.mailLog.tell(letterKey(id), { status: 'queued' });
      const row = await read();
      if (!row) throw new NotFound('No such letter');
      return toPaperMail(row, await this.users.namesOf(companyId, row.userId ? [row.userId] : []));
    });
  }

  /** Puts a letter back among those that wait, if it is such a one. */
  private async wait(which: FindOptionsWhere<PaperMailRow>): Promise<boolean> {
    const waits = { status: 'queued' as const, reason: '', tries: 0, nextTryAt: new Date(Date.now()) };
    const { affected } = await this.db.repo(PaperMailRow).update(which, waits);
    if (affected === 1) this.db.afterCommit(() => this.post.wake());
    return affected === 1;
  }

  private async take(companyId: number, mailId: number, invoices: NonNullable<NewPaperMail['invoices']>): Promise<number> {
    let taken = 0;
    for (const { id: invoiceId, once } of invoices) {
      try {
        await this.db.repo(MailedInvoiceRow).insert({ companyId, mailId, invoiceId, once });
        taken += 1;
      } catch (error) {
        if (once === null || !isUniqueViolation(error)) throw error;
      }
    }
    return taken;
  }

  private async refuseTooMany(companyId: number): Promise<void> {
    const createdAt = lately(DAY_MS, new Date(Date.now()));
    if ((await this.db.repo(PaperMailRow).countBy({ companyId, createdAt })) <= MOST_A_DAY) return;
    throw new Conflict(ErrorCode.tooManyLetters, `At most ${MOST_A_DAY} letters can be sent in 24 hours.`);
  }
}
