import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type FindOptionsWhere, In, LessThan, LessThanOrEqual } from 'typeorm';
import { runningRequest, whoActs } from '../audit/acting';
import { Database } from '../data/database';
import { searchText } from '../data/search';
import type { Leaving } from '../leaving/erased-rows';
import { Log } from '../logs/log';
import { SECURITY_EVENTS, type SecurityEvent } from './security-events';
import { SecurityLogRow } from './security-log.entity';

/** What is to be noted. Who it was and from where is known of the running request unless said. */
export interface SecurityNote {
  /** More about it, added to the words of the event: a route, a device, a count. */
  detail?: string;
  userId?: number | null;
  username?: string;
  ip?: string;
  about?: Subject;
}

/** Of whom an event tells, by the `name` that stands in its words; it is taken out of them when the account or company goes. */
export interface Subject {
  name: string;
  userId?: number;
  companyId?: number;
}

/** What an administrator did: the words after `Administrator action`. */
export interface SaidDeed {
  words: string;
  about?: Subject;
}

const LEFT = 'Former member';
const CLOSED = 'a closed company';
const KEPT_DAYS = 365;
const KEPT_ROWS = 200_000;
const DAY_MS = 24 * 3600_000;
/** The same again within this time is not noted again, in milliseconds: a flood of refusals must not fill the table. */
const QUIET = 60_000;
const MOST_QUIET = 5000;

/** Signs that are not seen, or break lines: they could draw rows that nobody wrote. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const oneLine = (text: string, most: number): string => [...text.replace(UNSEEN, ' ').trim()].slice(0, most).join('');

/** Keeps sign-ins, refusals and what the administrator does, for a year and at most 200,000 rows. */
@Injectable()
export class SecurityLog implements OnModuleDestroy {
  private readonly said = new WeakMap<object, SaidDeed>();
  private readonly lately = new Map<string, number>();
  private writing: Promise<void> = Promise.resolve();

  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Notes it in the running transaction: it stands only if what it tells of does. */
  async note(event: SecurityEvent, note: SecurityNote = {}): Promise<void> {
    await this.db.repo(SecurityLogRow).insert(rowOf(event, note));
  }

  /** Says in words what the running request of an administrator does; noted with it. */
  say(words: string, about?: Subject): void {
    const request = runningRequest();
    if (request) this.said.set(request, about ? { words, about } : { words });
  }

  /** Notes what an administrator did, in the words that were said of it, else by its route. */
  async noteDeed(request: object, route: string): Promise<void> {
    const { words, about } = this.said.get(request) ?? { words: route };
    await this.note('admin.action', { detail: words, ...(about ? { about } : {}) });
  }

  /** Notes what was refused, apart from the transaction that is rolled back by it. Nobody waits for it. */
  refused(event: SecurityEvent, note: SecurityNote = {}): void {
    const row = rowOf(event, note);
    if (this.isLately(`${row.code} ${row.event} ${row.username} ${row.ip}`, row.at.getTime())) return;
    const write = async () => void (await this.db.repo(SecurityLogRow).insert(row));
    this.writing = this.db.outside(() => this.writing.then(write).catch((error: unknown) => this.log.fault(error)));
  }

  /** Waits until all that was refused so far is noted. */
  settled(): Promise<void> {
    return this.writing;
  }

  onModuleDestroy(): Promise<void> {
    return this.writing;
  }

  /** What happened and from where stays for its year; whose account it was, once that is closed, does not. */
  async forget({ userIds, companyId, closesCompany }: Leaving): Promise<void> {
    const gone = In([...userIds]);
    const rows = await this.db.repo(SecurityLogRow).findBy({ userId: gone });
    for (const { id, event, ip } of rows) {
      const nobody = { userId: null, username: LEFT, searchText: searchText([event, LEFT, ip], 400) };
      await this.db.repo(SecurityLogRow).update({ id }, nobody);
    }
    await this.forgetSubjects({ aboutUserId: gone }, LEFT);
    if (closesCompany) await this.forgetSubjects({ aboutCompanyId: companyId }, CLOSED);
  }

  private async forgetSubjects(where: FindOptionsWhere<SecurityLogRow>, instead: string): Promise<void> {
    for (const { id, code, event, about, username, ip } of await this.db.repo(SecurityLogRow).findBy(where)) {
      // A name that was cut short with the end of the words cannot be found in them.
      const words = event.includes(about) ? event.replace(about, instead) : SECURITY_EVENTS[code as SecurityEvent][1];
      const nobody = { event: words, aboutUserId: null, aboutCompanyId: null, about: '' };
      await this.db.repo(SecurityLogRow).update({ id }, { ...nobody, searchText: searchText([words, username, ip], 400) });
    }
  }

  /** Drops what is older than a year, and more than can be of use. */
  async trim(now: Date): Promise<void> {
    await this.db.repo(SecurityLogRow).delete({ at: LessThan(new Date(now.getTime() - KEPT_DAYS * DAY_MS)) });
    const [last] = await this.db.repo(SecurityLogRow).find({ order: { id: 'DESC' }, take: 1 });
    if (last) await this.db.repo(SecurityLogRow).delete({ id: LessThanOrEqual(last.id - KEPT_ROWS) });
  }

  private isLately(key: string, now: number): boolean {
    const before = this.lately.get(key);
    // By a clock that was wrong for a while it may lie ahead.
    if (before !== undefined && Math.abs(now - before) < QUIET) return true;
    if (this.lately.size >= MOST_QUIET) this.lately.clear();
    this.lately.set(key, now);
    return false;
  }
}

function rowOf(code: SecurityEvent, { detail, about, ...said }: SecurityNote): Omit<SecurityLogRow, 'id'> {
  const who = whoActs();
  const [severity, words] = SECURITY_EVENTS[code];
  const event = oneLine(detail ? `${words}: ${detail}` : words, 200);
  const username = oneLine(said.username ?? who.username, 120);
  const ip = oneLine(said.ip ?? who.ip, 60);
  const userId = said.userId === undefined ? who.userId : said.userId;
  return {
    at: new Date(Date.now()),
    severity,
    code,
    event,
    userId,
    username,
    ip,
    aboutUserId: about?.userId ?? null,
    aboutCompanyId: about?.companyId ?? null,
    about: oneLine(about?.name ?? '', 200),
    searchText: searchText([event, username, ip], 400),
  };
}
