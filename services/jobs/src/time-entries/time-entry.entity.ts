import type { Approval } from '@dwang/contracts';
import {
  FoundByWords,
  IdColumn,
  instantColumn,
  longTextColumn,
  moneyColumn,
  textColumn,
  uidColumn,
  wholeColumn,
} from '@dwang/platform';
import { Entity } from 'typeorm';

/** What a search by one word sums and sorts by. */
const CARRIED = ['projectId', 'startTime', 'duration', 'amountCents', 'invoiceId'];

/** Time worked. `invoiceId` is set while the time is on a live invoice, and locks the row on every path. */
@FoundByWords(...CARRIED)
@Entity('time_entries')
export class TimeEntryRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  @wholeColumn() projectId!: number;
  @instantColumn() startTime!: Date;
  @instantColumn() endTime!: Date;
  /** Whole seconds; at most the span, less when there were breaks. */
  @wholeColumn() duration!: number;
  /** Seconds charged, where the company's rounding of the day on which they were worked out makes them other than those worked; else null. */
  @wholeColumn({ nullable: true }) billedSeconds!: number | null;
  @longTextColumn() notes!: string;
  @longTextColumn() searchText!: string;
  @moneyColumn() hourlyRateCents!: number;
  /** `labourCents` of the charged seconds, stored so that totals can be summed in SQL; worked out anew when time or rate change. */
  @moneyColumn() amountCents!: number;
  @wholeColumn({ nullable: true }) invoiceId!: number | null;
  /** How the locking invoice is called in a sentence: `invoice INV-2026-04001`, `a draft invoice`. */
  @textColumn(80, { nullable: true }) invoiceLabel!: string | null;
  /** Where the week of its start stands; set for all its entries when the week moves. `submitted` and `approved` lock the row. */
  @textColumn(10, { default: 'none' }) approval!: Approval;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  @wholeColumn() version!: number;
}
