import { CSV_START, centsToDecimal, csvLine, type PaidPart, partWithin, toClock, toDecimalHours } from '@dwang/domain';
import { readInstant, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { type Period, periodOf } from './entry-query';
import { type EntriesAsked, EntryStream, type ReadEntry } from './entry-stream';
import { WallClock } from './wall-clock';

const HEADINGS = [
  'Date',
  'Start',
  'End',
  'Project',
  'Client',
  'Person',
  'Description',
  'Worked',
  'Hours (to 0.01)',
  'Break (to 0.01)',
  'Charged hours (to 0.01)',
];
const PRICES = ['Rate', 'Amount'];
const STATE = ['Billed', 'Approval'];

/**
 * The list of entries as CSV, one line for each, and for each of its days (split at midnight): hours and money of the lines sum to those of
 * the entry, and the files of two months to the file of both. Days `YYYY-MM-DD` and times of the company's zone; who is not shown prices gets none.
 */
@Injectable()
export class TimeExport {
  constructor(private readonly entries: EntryStream) {}

  async *csv(scope: Scope, asked: EntriesAsked): AsyncGenerator<string> {
    yield CSV_START + csvLine([...HEADINGS, ...(scope.seesPrices ? PRICES : []), ...STATE]);
    const clock = new WallClock(scope.timeZone);
    const period = periodOf(asked, scope.timeZone);
    for await (const entry of this.entries.read(scope, asked)) {
      for (const part of partsOf(entry, period, clock)) yield csvLine(cellsOf(entry, part, clock, scope.seesPrices));
    }
  }
}

function cellsOf(entry: ReadEntry, part: PaidPart, clock: WallClock, seesPrices: boolean): (string | number)[] {
  const { start, end, seconds, cents, hours, chargedHours } = part;
  const pause = Math.max(0, Math.round((end - start) / 1000) - seconds);
  return [
    clock.dayAt(start).day,
    clock.timeAt(start),
    clock.endOf(start, end),
    entry.projectName,
    entry.clientName ?? '',
    entry.userName,
    entry.notes,
    toClock(seconds),
    hours,
    toDecimalHours(pause),
    chargedHours,
    ...(seesPrices ? [Number(entry.hourlyRateCents), cents].map(centsToDecimal) : []),
    entry.invoiceId === null ? 'No' : 'Yes',
    entry.approval === 'none' ? '' : entry.approval,
  ];
}

/** The entry's part on each of the days asked for. */
function* partsOf(
  entry: ReadEntry,
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Period,
  clock: WallClock,
): Generator<PaidPart> {
  const work = {
    start: readInstant(entry.startTime).getTime(),
    end: readInstant(entry.endTime).getTime(),
    seconds: Number(entry.duration),
    rateCents: Number(entry.hourlyRateCents),
    billedSeconds: Number(entry.billedSeconds ?? entry.duration),
  };
  const last = Math.min(work.end, to);
  for (let at = Math.max(work.start, from); at < last; ) {
    const next = Math.min(clock.dayAt(at).to, last);
    yield partWithin(work, at, next);
    at = next;
  }
}
