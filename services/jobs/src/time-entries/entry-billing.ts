import { billedTime, labourCents } from '@dwang/domain';
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

  /** Charged time and amount by the company's rounding of today, and the text that is searched. */
  async derive({ companyId }: Scope, { notes, duration, hourlyRateCents }: Worked): Promise<Derived> {
    const { roundingMinutes: minutes, roundingMode: mode } = await this.companies.profile(companyId);
    const billed = billedTime(duration, { minutes, mode });
    return {
      searchText: searchText([notes], 4000),
      billedSeconds: billed === duration ? null : billed,
      amountCents: labourCents(billed, hourlyRateCents),
    };
  }
}
