import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../data/database';
import { silentFor } from '../data/instants';
import { Log } from '../logs/log';
import type { MailAbout } from './mail';
import { MailLogRow } from './mail-log.entity';

export type MailOutcome = Pick<MailLogRow, 'status' | 'reason' | 'isWithUs'>;
type Told = Pick<MailLogRow, 'status'> & Partial<Pick<MailLogRow, 'reason' | 'nextTryAt'>>;
type Retry = (id: number) => Promise<boolean>;

const KEPT_DAYS = 90;
const HOUR_MS = 3600_000;
const LONGEST_REASON = 300;

/** What became of every letter of the installation, for 90 days: `NotedMail` notes each, a post tells what it does with those it keeps. */
@Injectable()
export class MailLog implements OnModuleDestroy {
  private readonly posts = new Map<string, Retry>();
  private writing: Promise<void> = Promise.resolve();

  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Of letters that wait in a post, in the transaction that puts them there. */
  async queue(letters: readonly { to: string; about: MailAbout }[]): Promise<void> {
    if (letters.length === 0) return;
    await this.db.repo(MailLogRow).insert(letters.map(({ to, about }) => fresh(to, about)));
  }

  /** Before a letter is handed over. Answers the row, to be given to `end`; null where that has to wait for the running transaction. */
  async begin(to: string, about: MailAbout): Promise<number | null> {
    if (this.db.isInTransaction) return null;
    const rows = this.db.repo(MailLogRow);
    const { id, tries } =
      (about.letter && (await rows.findOneBy({ letter: about.letter }))) || (await rows.save(fresh(to, about)));
    const now = new Date(Date.now());
    const handed = { status: 'sending' as const, reason: '', tries: tries + 1, isWithUs: false, triedAt: now, nextTryAt: null };
    await rows.update({ id }, { ...handed, address: to });
    return id;
  }

  /** Apart from a running transaction: what the letter is about may be rolled back, and the letter is out all the same. */
  async end(begun: number | null, letter: { to: string; about: MailAbout }, outcome: MailOutcome): Promise<void> {
    const now = new Date(Date.now());
    const ended = {
      ...outcome,
      reason: outcome.reason.slice(0, LONGEST_REASON),
      sentAt: outcome.status === 'sent' ? now : null,
    };
    if (begun !== null) return void (await this.db.repo(MailLogRow).update({ id: begun }, ended));
    const row = { ...fresh(letter.to, letter.about), tries: 1, triedAt: now, ...ended };
    const write = async () => void (await this.db.repo(MailLogRow).insert(row));
    this.writing = this.db.outside(() => this.writing.then(write).catch((error: unknown) => this.log.fault(error)));
  }

  /** What a post decided about a letter that it keeps; with `was`, only if that is how it stands. */
  async tell(letter: string, { status, reason = '', nextTryAt = null }: Told, was?: MailLogRow['status']): Promise<void> {
    const which = was ? { letter, status: was } : { letter };
    await this.db.repo(MailLogRow).update(which, { status, reason: reason.slice(0, LONGEST_REASON), nextTryAt });
  }

  /** How a post sends one of its letters again that failed; it answers whether it does. */
  retryBy(post: string, retry: Retry): void {
    this.posts.set(post, retry);
  }

  canRetry({ status, isWithUs, letter }: MailLogRow): boolean {
    return status === 'failed' && isWithUs && letter !== null && this.posts.has(postOf(letter));
  }

  /** Once more, of a letter that `canRetry`. Call it in a transaction. False when its post no longer has it as failed. */
  async retry({ letter }: MailLogRow): Promise<boolean> {
    if (letter === null) return false;
    const isSent = await this.posts.get(postOf(letter))?.(Number(letter.split(':')[1]));
    if (isSent) await this.tell(letter, { status: 'queued' });
    return isSent === true;
  }

  /** Drops what is older than 90 days, and settles what no post speaks of any more: notices that were read, letters under which a process ended. */
  async keep(now: Date): Promise<void> {
    const rows = this.db.repo(MailLogRow);
    await rows.delete({ createdAt: LessThan(new Date(now.getTime() - KEPT_DAYS * 24 * HOUR_MS)) });
    const read = { kind: 'notice' as const, status: 'queued' as const, nextTryAt: silentFor(HOUR_MS, now) };
    await rows.update(read, { status: 'dropped', reason: 'Read in the meantime, or told in another letter', nextTryAt: null });
    const lost = { status: 'sending' as const, triedAt: silentFor(HOUR_MS, now) };
    await rows.update(lost, {
      status: 'unknown',
      reason: 'The server stopped while sending: it is not known whether it went out',
    });
  }

  /** Waits until all that was noted so far is written. */
  settled(): Promise<void> {
    return this.writing;
  }

  onModuleDestroy(): Promise<void> {
    return this.writing;
  }
}

const postOf = (letter: string): string => letter.split(':', 1)[0] ?? '';

const fresh = (to: string, { kind, companyId, userId, letter }: MailAbout): Omit<MailLogRow, 'id'> => ({
  kind,
  companyId,
  userId: userId ?? null,
  letter: letter ?? null,
  address: to,
  status: 'queued',
  reason: '',
  tries: 0,
  isWithUs: true,
  createdAt: new Date(Date.now()),
  triedAt: null,
  nextTryAt: null,
  sentAt: null,
});
