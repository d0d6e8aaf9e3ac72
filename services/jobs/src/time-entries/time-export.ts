import { CSV_START, centsToDecimal, csvLine, partWithin, toClock, toDecimalHours } from '@dwang/domain';
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
  'Hours',
  'Break',
  'Charged hours',
];
const PRICES = ['Rate', 'Amount'];
const STATE = ['Billed', 'Approval'];

/**
 * The list of entries as CSV, one line for each: of an entry over an edge of the days only its part within, so that the files of two months
 * sum to the file of both. Days `YYYY-MM-DD` and times of the company's zone; who is not shown prices gets none.
 */
@Injectable()
export class TimeExport {
  constructor(private readonly entries: EntryStream) {}

  async *csv(scope: Scope, asked: EntriesAsked): AsyncGenerator<string> {
    yield CSV_START + csvLine([...HEADINGS, ...(scope.seesPrices ? PRICES : []), ...STATE]);
    const clock = new WallClock(scope.timeZone);
    const period = periodOf(asked, scope.timeZone);
    for await (const entry of this.entries.read(scope, asked)) yield csvLine(cellsOf(entry, period, clock, scope.seesPrices));
  }
}

function cellsOf(entry: ReadEntry, period: Period, clock: WallClock, seesPrices: boolean): (string | number)[] {
  const { start, end, seconds, cents, hours, chargedHours } = partOf(entry, period);
  const pause = Math.max(0, Math.round((end - start) / 1000) - seconds);
  return [
    clock.dayAt(start).day,
    clock.timeAt(start),
    clock.timeAt(end),
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

function partOf(entry: ReadEntry, { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Period) {
  const work = {
    start: readInstant(entry.startTime).getTime(),
    end: readInstant(entry.endTime).getTime(),
    seconds: Number(entry.duration),
    rateCents: Number(entry.hourlyRateCents),
    billedSeconds: Number(entry.billedSeconds ?? entry.duration),
  };
  return partWithin(work, from, to);
}
