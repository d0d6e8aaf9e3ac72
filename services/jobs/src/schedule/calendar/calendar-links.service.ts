import { createHash, randomBytes } from 'node:crypto';
import type { CalendarLink, NewCalendarLink } from '@dwang/contracts';
import { Database, Forbidden, isUniqueViolation, type Scope, VersionConflict } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CalendarLinkRow } from './calendar-link.entity';

const HOUR_MS = 3_600_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** One private address for each person; a new one makes the old one useless. */
@Injectable()
export class CalendarLinks {
  constructor(private readonly db: Database) {}

  async of({ userId }: Scope): Promise<CalendarLink> {
    const row = await this.db.repo(CalendarLinkRow).findOneBy({ userId });
    return view(row, null);
  }

  /** The answer is the only place where the address ever stands. */
  renew({ companyId, userId, role }: Scope, { covers }: z.output<typeof NewCalendarLink>): Promise<CalendarLink> {
    if (covers === 'team' && role === 'contractor') throw new Forbidden('You see your own days only');
    const token = randomBytes(32).toString('base64url');
    const row = { companyId, userId, covers, tokenHash: hashOf(token), createdAt: new Date(Date.now()), lastReadAt: null };
    return this.db.tx(async () => {
      await this.db.repo(CalendarLinkRow).delete({ userId });
      try {
        await this.db.repo(CalendarLinkRow).insert(row);
      } catch (error) {
        throw isUniqueViolation(error) ? new VersionConflict() : error;
      }
      return view(row, `/api/calendar/${token}.ics`);
    });
  }

  async revoke({ userId }: Scope): Promise<void> {
    await this.db.repo(CalendarLinkRow).delete({ userId });
  }

  /** Whose the address is; notes, at most once an hour, that it was used. */
  async find(token: string, now = new Date(Date.now())): Promise<CalendarLinkRow | null> {
    const row = await this.db.repo(CalendarLinkRow).findOneBy({ tokenHash: hashOf(token) });
    if (row && now.getTime() - (row.lastReadAt?.getTime() ?? 0) > HOUR_MS) {
      await this.db.repo(CalendarLinkRow).update({ id: row.id }, { lastReadAt: now });
    }
    return row;
  }
}

const view = (row: Omit<CalendarLinkRow, 'id'> | null, path: string | null): CalendarLink => ({
  exists: row !== null,
  covers: row?.covers ?? 'mine',
  createdAt: row?.createdAt.toISOString() ?? null,
  lastReadAt: row?.lastReadAt?.toISOString() ?? null,
  path,
});
