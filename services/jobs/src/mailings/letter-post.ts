import { randomBytes } from 'node:crypto';
import { Companies } from '@dwang/identity';
import { Database, Log, Mail, MailLog, Scheduler, silentFor } from '@dwang/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { ClientRow } from '../clients/client.entity';
import { hashOfToken } from '../portal/portal-links.service';
import { LetterRow, letterKey } from './letter.entity';
import { MailingRow } from './mailing.entity';
import { writeLetter } from './write-letter';

const EVERY_SECONDS = 60;
/** After which a letter that was being sent counts as lost: the process ended under it. */
const LOST_AFTER_MS = 10 * 60_000;

/** Sends the letters that wait, one after the other. Never the same one twice: one of which it is not known whether it went counts as failed. */
@Injectable()
export class LetterPost implements OnModuleInit {
  private running: Promise<void> | null = null;

  constructor(
    private readonly db: Database,
    private readonly mail: Mail,
    private readonly mailLog: MailLog,
    private readonly companies: Companies,
    private readonly scheduler: Scheduler,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.mailLog.retryBy('letter', (id) => this.again(id));
    this.scheduler.add({
      name: 'letters to clients',
      title: 'Send letters to clients',
      area: 'jobs',
      everySeconds: EVERY_SECONDS,
      run: async (now, signal) => {
        await this.giveUpLost(now);
        await this.work(signal);
      },
    });
  }

  /** Starts now rather than when the scheduler looks next. */
  wake(): void {
    void this.work().catch((error: unknown) => this.log.fault(error, { work: 'letters' }));
  }

  /** One at a time in a process; another process takes other letters. */
  private work(signal?: AbortSignal): Promise<void> {
    this.running ??= this.sendAll(signal).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async sendAll(signal?: AbortSignal): Promise<void> {
    for (;;) {
      if (signal?.aborted) return;
      const letter = await this.db.repo(LetterRow).findOne({ where: { status: 'queued' }, order: { id: 'ASC' } });
      if (!letter) return;
      if (await this.take(letter)) await this.send(letter);
    }
  }

  private async take({ id }: LetterRow): Promise<boolean> {
    const taken = { status: 'sending' as const, triedAt: new Date(Date.now()) };
    return (await this.db.repo(LetterRow).update({ id, status: 'queued' }, taken)).affected === 1;
  }

  private async send(letter: LetterRow): Promise<void> {
    const { id, companyId, mailingId, clientId } = letter;
    try {
      const takesLetters =
        clientId !== null && (await this.db.repo(ClientRow).existsBy({ id: clientId, companyId, takesLetters: true }));
      if (!takesLetters) {
        const reason = 'Takes no letters any more';
        await this.mailLog.tell(letterKey(id), { status: 'dropped', reason });
        return await this.end(letter, 'failed', reason);
      }
      const { subject, text, origin } = await this.db.repo(MailingRow).findOneByOrFail({ id: mailingId, companyId });
      const company = await this.companies.profile(companyId);
      const token = randomBytes(32).toString('base64url');
      await this.db.repo(LetterRow).update({ id }, { tokenHash: hashOfToken(token) });
      const optOutLink = `${origin}/opt-out/${token}`;
      const sender = { companyName: company.name, companyEmail: company.email, subject, text, optOutLink };
      await this.mail.send(writeLetter(letter, sender, { kind: 'mailing', companyId, letter: letterKey(id) }));
      await this.end(letter, 'sent');
    } catch (error) {
      this.log.fault(error, { work: 'letter to a client' });
      await this.mailLog.tell(letterKey(id), { status: 'failed', reason: 'It could not be written' }, 'queued');
      await this.end(letter, 'failed', 'The mail server did not take it');
    }
  }

  private async end({ id, mailingId }: LetterRow, status: 'sent' | 'failed', reason = ''): Promise<void> {
    await this.db.repo(LetterRow).update({ id }, { status, reason });
    await this.close(mailingId);
  }

  private async giveUpLost(now: Date): Promise<void> {
    const lost = await this.db.repo(LetterRow).findBy({ status: 'sending', triedAt: silentFor(LOST_AFTER_MS, now) });
    for (const letter of lost) {
      const reason = 'It is not known whether this letter went out';
      await this.mailLog.tell(letterKey(letter.id), { status: 'unknown', reason });
      await this.end(letter, 'failed', reason);
    }
  }

  /** Once more, for a letter that nobody got. */
  private async again(id: number): Promise<boolean> {
    const waits = { status: 'queued' as const, reason: '', triedAt: null };
    const { affected } = await this.db.repo(LetterRow).update({ id, status: 'failed' }, waits);
    const letter = affected === 1 && (await this.db.repo(LetterRow).findOneBy({ id }));
    if (!letter) return false;
    await this.db.repo(MailingRow).update({ id: letter.mailingId }, { doneAt: null });
    this.db.afterCommit(() => this.wake());
    return true;
  }

  private async close(id: number): Promise<void> {
    if (await this.db.repo(LetterRow).existsBy({ mailingId: id, status: In(['queued', 'sending']) })) return;
    await this.db.repo(MailingRow).update({ id, doneAt: IsNull() }, { doneAt: new Date(Date.now()) });
  }
}
