import { Companies } from '@dwang/identity';
import { Database, dueBy, LiveEvents, Log, Mail, MailFailure, MailLog, Scheduler, silentFor } from '@dwang/platform';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { letterKey, PaperMailRow } from './paper-mail.entity';
import { NothingToSay, PaperPrinter, type PrintedMail } from './paper-printer';
import { SentPapers } from './sent-papers';

const EVERY_SECONDS = 60;
/** How often a process says that it is still at a letter, and how long after the last word that counts as lost: the process ended. */
const ALIVE_EVERY_MS = 10_000;
const LOST_AFTER_MS = 45_000;
/** Minutes to wait after each try that a mail server refused for now; together a little over a day. */
const WAITS = [1, 5, 15, 60, 240, 480, 720];
const LONGEST_WAIT_MS = Math.max(...WAITS) * 60_000;
const TAGS = ['PaperMail', 'Invoice', 'Quote', 'Activity'];

/** Sends the letters that wait, one after the other. Never again by itself one of which nobody knows whether it went out. */
@Injectable()
export class PaperPost implements OnModuleInit, OnModuleDestroy {
  private running: Promise<void> | null = null;
  private isWanted = false;
  private isEnding = false;

  constructor(
    private readonly db: Database,
    private readonly mail: Mail,
    private readonly mailLog: MailLog,
    private readonly companies: Companies,
    private readonly printer: PaperPrinter,
    private readonly sent: SentPapers,
    private readonly scheduler: Scheduler,
    private readonly live: LiveEvents,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.scheduler.add({
      name: 'papers by email',
      title: 'Send quotes and invoices by email',
      area: 'finance',
      everySeconds: EVERY_SECONDS,
      run: (now) => this.run(now),
    });
  }

  /** Gives up what was lost, and sends all that is due at `now`. */
  async run(now: Date): Promise<void> {
    await this.giveUpLost(now);
    if (this.mail.isOn) await this.work(now);
  }

  /** Lets the letter that is under way come to its end: otherwise nobody would know what became of it. */
  async onModuleDestroy(): Promise<void> {
    this.isEnding = true;
    await this.running?.catch(() => undefined);
  }

  /** Starts now rather than when the scheduler looks next. */
  wake(): void {
    void this.work().catch((error: unknown) => this.log.fault(error, { work: 'papers by email' }));
  }

  /** One at a time in a process; another process takes other letters. */
  private work(now?: Date): Promise<void> {
    this.isWanted = true;
    this.running ??= this.sendAll(now);
    return this.running;
  }

  private async sendAll(now?: Date): Promise<void> {
    try {
      while (this.isWanted && !this.isEnding) {
        this.isWanted = false;
        await this.sendDue(now);
      }
    } finally {
      this.running = null;
    }
  }

  private async sendDue(now?: Date): Promise<void> {
    while (!this.isEnding) {
      const due = { status: 'queued' as const, nextTryAt: dueBy(now ?? new Date(Date.now()), LONGEST_WAIT_MS) };
      const letter = await this.db.repo(PaperMailRow).findOne({ where: due, order: { id: 'ASC' } });
      if (!letter) return;
      if (await this.take(letter)) await this.alive(letter, () => this.send(letter));
    }
  }

  private async take({ id }: PaperMailRow): Promise<boolean> {
    const taken = { status: 'sending' as const, triedAt: new Date(Date.now()) };
    return (await this.db.repo(PaperMailRow).update({ id, status: 'queued' }, taken)).affected === 1;
  }

  /** A mail server may take its time; as long as it does, nobody takes the letter for lost. */
  private async alive({ id }: PaperMailRow, work: () => Promise<void>): Promise<void> {
    const beat = setInterval(() => {
      const now = { triedAt: new Date(Date.now()) };
      this.db
        .repo(PaperMailRow)
        .update({ id, status: 'sending' }, now)
        .catch((error: unknown) => this.log.fault(error, { work: 'papers by email' }));
    }, ALIVE_EVERY_MS);
    try {
      await work();
    } finally {
      clearInterval(beat);
    }
  }

  private async send(letter: PaperMailRow): Promise<void> {
    let printed: PrintedMail;
    try {
      printed = await this.printer.print(letter);
    } catch (error) {
      if (error instanceof NothingToSay) return this.end(letter, { status: 'dropped', reason: error.message });
      this.log.fault(error, { work: 'paper of a letter' });
      return this.end(letter, { status: 'failed', reason: 'The PDF could not be made' });
    }
    try {
      const refused = await this.mail.send(await this.envelope(letter, printed));
      await this.db.tx(async () => {
        const said = refused.map((one) => `${one.address} did not get it: ${one.reason}`);
        const reason = [...said, printed.notPrinted].filter(Boolean).join(' ');
        const isRefused = refused.some(({ address }) => address === letter.address);
        const status = isRefused ? 'failed' : 'sent';
        await this.end(letter, { status, reason: reason.slice(0, 300), ...printed.words, sentAt: new Date(Date.now()) });
        if (!isRefused) await this.sent.note(letter);
      });
    } catch (error) {
      await this.fail(letter, error);
    }
  }

  private async envelope(letter: PaperMailRow, { words, attachments }: PrintedMail) {
    const { id, kind, companyId } = letter;
    const { name, email } = await this.companies.profile(companyId);
    return {
      about: { kind, companyId, letter: letterKey(id) },
      to: letter.address,
      cc: letter.copies,
      ...words,
      attachments,
      messageId: letter.messageId,
      fromName: name.replace(/[\s"<>]+/g, ' ').trim(),
      ...(email ? { replyTo: email } : {}),
    };
  }

  private async fail(letter: PaperMailRow, error: unknown): Promise<void> {
    if (!(error instanceof MailFailure)) {
      this.log.fault(error, { work: 'papers by email' });
      return this.end(letter, { status: 'unknown', reason: 'It is not known whether it went out' });
    }
    this.log.write('warn', 'a letter was not taken', { kind: error.kind, reason: error.message });
    if (error.kind === 'unknown')
      return this.end(letter, {
        status: 'unknown',
        reason: 'The connection was lost at the end: it is not known whether it went out',
      });
    const wait = error.kind === 'later' ? WAITS[letter.tries] : undefined;
    if (wait === undefined) return this.end(letter, { status: 'failed', reason: error.message.slice(0, 300) });
    const nextTryAt = new Date(Date.now() + wait * 60_000);
    return this.end(letter, { status: 'queued', reason: error.message.slice(0, 300), tries: letter.tries + 1, nextTryAt });
  }

  /** Only of a letter that is still ours: somebody may have decided otherwise when it took too long. */
  private async end(
    { id, companyId, userId }: PaperMailRow,
    change: Partial<PaperMailRow> & Pick<PaperMailRow, 'status'>,
  ): Promise<void> {
    const { affected } = await this.db.repo(PaperMailRow).update({ id, status: 'sending' }, change);
    if (affected === 1) await this.mailLog.tell(letterKey(id), change);
    this.live.publish({ companyId, userId: userId ?? 0, isPrivate: false, event: { type: 'changed', tags: TAGS } });
  }

  private async giveUpLost(now: Date): Promise<void> {
    const lost = await this.db.repo(PaperMailRow).findBy({ status: 'sending', triedAt: silentFor(LOST_AFTER_MS, now) });
    for (const letter of lost) {
      await this.end(letter, {
        status: 'unknown',
        reason: 'The server stopped while sending: it is not known whether it went out',
      });
    }
  }
}
