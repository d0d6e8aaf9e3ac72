import { billedAfter, labourCents } from '@dwang/domain';
import { Companies } from '@dwang/identity';
import { type Scope, searchText } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { TimeEntryRow } from './time-entry.entity';

type Worked = Pick<TimeEntryRow, 'notes' | 'duration' | 'hourlyRateCents'>;
type Derived = Pick<TimeEntryRow, 'searchText' | 'billedSeconds' | 'amountCents'>;

/** What is stored beside an entry's own values, worked out at each write. */
@Injectable()
export class EntryBilling {
  constructor(private readonly companies: Companies) {}

  /**
   * Charged time by the company's rounding of today, its amount, and the text that is searched. Of an entry that is changed (`before`) what
   * is charged stays as it was while the time is the same, and its amount while the rate is as well.
   */
  async derive({ companyId }: Scope, { notes, duration, hourlyRateCents }: Worked, before?: TimeEntryRow): Promise<Derived> {
    const { roundingMinutes: minutes, roundingMode: mode } = await this.companies.profile(companyId);
    const was = before ? { duration: before.duration, billedSeconds: before.billedSeconds ?? before.duration } : null;
    const billed = billedAfter(was, duration, { minutes, mode });
    const isSame = before?.duration === duration && before.hourlyRateCents === hourlyRateCents;
    return {
      searchText: searchText([notes], 4000),
      billedSeconds: billed === duration ? null : billed,
      amountCents: isSame ? before.amountCents : labourCents(billed, hourlyRateCents),
    };
  }
}
