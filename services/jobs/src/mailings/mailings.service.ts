import { type CreateMailing, ErrorCode, type Mailing, type MailingPage } from '@dwang/contracts';
import { CompanyDirectory, MailRight } from '@dwang/identity';
import { Conflict, Database, type ListOrder, lately, Mail, MailLog, NotFound, type Scope, seek, toPage } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { LetterRow, letterKey } from './letter.entity';
import { LetterPost } from './letter-post';
import { MailingRow } from './mailing.entity';
import { Recipients } from './recipients.service';

const DAY_MS = 86_400_000;
/** Letters of one company within 24 hours, so that nobody makes a mail server of us. */
const MOST_A_DAY = 500;
const ROWS_AT_ONCE = 200;
const FAILURES_SHOWN = 50;
const NEWEST: ListOrder = {
  name: '-createdAt',
  column: 'mailing.createdAt',
  idColumn: 'mailing.id',
  direction: 'DESC',
  kind: 'instant',
};

/** Letters to all clients of a list: written once, sent one by one, and what became of them. */
@Injectable()
export class MailingsService {
  constructor(
    private readonly db: Database,
    private readonly recipients: Recipients,
    private readonly post: LetterPost,
    private readonly people: CompanyDirectory,
    private readonly mail: Mail,
    private readonly mailLog: MailLog,
    private readonly right: MailRight,
  ) {}

  /** Answers before anything is sent. `origin` is the address of the app; without it the letters would have no way out. */
  create(scope: Scope, { subject, text, filters }: z.output<typeof CreateMailing>, origin: string | null): Promise<Mailing> {
    if (!this.mail.isOn || origin === null) {
      throw new Conflict(ErrorCode.noMail, 'This server sends no email. Copy the addresses and use your own mail program.');
    }
    const { companyId, userId } = scope;
    return this.db.tx(async () => {
      await this.right.demand(companyId);
      const clients = await this.recipients
        .of(scope, filters)
        .orderBy('client.id')
        .limit(MOST_A_DAY + 1)
        .getMany();
      await this.refuseTooMany(companyId, clients.length);
      const optedOut = await this.recipients.optedOut(scope, filters);
      const row = { companyId, userId, subject, text, origin, optedOut, total: clients.length, createdAt: new Date(Date.now()) };
      const { identifiers } = await this.db.repo(MailingRow).insert({ ...row, doneAt: null });
      const mailingId = Number(identifiers[0]?.id);
      const waiting = { companyId, mailingId, status: 'queued' as const, reason: '', tokenHash: null, triedAt: null };
      const letters = clients.map(({ id, name, contact, email }) => ({ ...waiting, clientId: id, name, contact, email }));
      for (let at = 0; at < letters.length; at += ROWS_AT_ONCE) {
        await this.db.repo(LetterRow).insert(letters.slice(at, at + ROWS_AT_ONCE));
      }
      await this.logWaiting(companyId, mailingId);
      this.db.afterCommit(() => this.post.wake());
      return this.get(scope, mailingId);
    });
  }

  async list(scope: Scope, query: { limit: number; cursor?: string | undefined }): Promise<MailingPage> {
    const { companyId } = scope;
    const rows = this.db.repo(MailingRow).createQueryBuilder('mailing').where('mailing.companyId = :companyId', { companyId });
    const count = await rows.getCount();
    const page = toPage(await seek(rows, NEWEST, query).getMany(), query.limit, NEWEST, (row) => [row.createdAt, row.id]);
    return { items: await this.views(scope, page.items), nextCursor: page.nextCursor, totals: { count } };
  }

  async get(scope: Scope, id: number): Promise<Mailing> {
    const row = await this.db.repo(MailingRow).findOneBy({ id, companyId: scope.companyId });
    const [view] = row ? await this.views(scope, [row]) : [];
    if (!view) throw new NotFound('No such letter');
    return view;
  }

  private async logWaiting(companyId: number, mailingId: number): Promise<void> {
    const letters = await this.db.repo(LetterRow).find({ where: { companyId, mailingId }, order: { id: 'ASC' } });
    const about = { kind: 'mailing', companyId } as const;
    await this.mailLog.queue(letters.map(({ id, email: to }) => ({ to, about: { ...about, letter: letterKey(id) } })));
  }

  private async refuseTooMany(companyId: number, wanted: number): Promise<void> {
    if (wanted === 0) throw new Conflict(ErrorCode.noRecipients, 'Nobody of this list would get the letter.');
    const since = lately(DAY_MS, new Date(Date.now()));
    const sent = (await this.db.repo(MailingRow).findBy({ companyId, createdAt: since })).reduce(
      (sum, one) => sum + one.total,
      0,
    );
    if (sent + wanted > MOST_A_DAY) {
      throw new Conflict(
        ErrorCode.tooManyLetters,
        `At most ${MOST_A_DAY} letters can be sent in 24 hours; ${MOST_A_DAY - sent} are left. Please narrow the list.`,
      );
    }
  }

  private async views({ companyId }: Scope, rows: readonly MailingRow[]): Promise<Mailing[]> {
    if (rows.length === 0) return [];
    const mailingId = In(rows.map(({ id }) => id));
    const counts = await this.db
      .repo(LetterRow)
      .createQueryBuilder('letter')
      .select('letter.mailingId', 'mailingId')
      .addSelect('letter.status', 'status')
      .addSelect('COUNT(*)', 'amount')
      .where({ companyId, mailingId })
      .groupBy('letter.mailingId')
      .addGroupBy('letter.status')
      .getRawMany<{ mailingId: number | string; status: LetterRow['status']; amount: number | string }>();
    const failures = await this.db
      .repo(LetterRow)
      .find({ where: { companyId, mailingId, status: 'failed' }, order: { id: 'ASC' }, take: FAILURES_SHOWN });
    const names = new Map((await this.people.people(companyId)).map(({ id, name }) => [id, name]));
    return rows.map((row) => {
      const of = (status: LetterRow['status']) =>
        Number(counts.find((one) => Number(one.mailingId) === row.id && one.status === status)?.amount ?? 0);
      return {
        id: row.id,
        subject: row.subject,
        text: row.text,
        userName: names.get(row.userId) ?? '',
        createdAt: row.createdAt.toISOString(),
        total: row.total,
        sent: of('sent'),
        failed: of('failed'),
        optedOut: row.optedOut,
        isDone: row.doneAt !== null,
        failures: failures
          .filter((letter) => letter.mailingId === row.id)
          .map(({ name, email, reason }) => ({ name, email, reason })),
      };
    });
  }
}
