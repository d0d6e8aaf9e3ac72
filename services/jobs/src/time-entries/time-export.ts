import { CSV_START, centsToDecimal, csvLine, toDecimalHours } from '@dwang/domain';
import { readInstant, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { type EntriesAsked, EntryStream, type ReadEntry } from './entry-stream';
import { WallClock } from './wall-clock';

const HEADINGS = ['Date', 'Start', 'End', 'Project', 'Client', 'Person', 'Description', 'Hours', 'Break', 'Charged hours'];
const PRICES = ['Rate', 'Amount'];
const STATE = ['Billed', 'Approval'];

/** The list of entries as CSV, one line for each. Days `YYYY-MM-DD` and times of the company's zone; who is not shown prices gets none. */
@Injectable()
export class TimeExport {
  constructor(private readonly entries: EntryStream) {}

  async *csv(scope: Scope, asked: EntriesAsked): AsyncGenerator<string> {
    yield CSV_START + csvLine([...HEADINGS, ...(scope.seesPrices ? PRICES : []), ...STATE]);
    const clock = new WallClock(scope.timeZone);
    for await (const entry of this.entries.read(scope, asked)) yield csvLine(cellsOf(entry, clock, scope.seesPrices));
  }
}

function cellsOf(entry: ReadEntry, clock: WallClock, seesPrices: boolean): (string | number)[] {
  const [start, end] = [readInstant(entry.startTime).getTime(), readInstant(entry.endTime).getTime()];
  const worked = Number(entry.duration);
  const pause = Math.max(0, Math.round((end - start) / 1000) - worked);
  const prices = [entry.hourlyRateCents, entry.amountCents].map((cents) => centsToDecimal(Number(cents)));
  return [
    clock.dayAt(start).day,
    clock.timeAt(start),
    clock.timeAt(end),
    entry.projectName,
    entry.clientName ?? '',
    entry.userName,
    entry.notes,
    toDecimalHours(worked),
    toDecimalHours(pause),
    toDecimalHours(Number(entry.billedSeconds ?? worked)),
    ...(seesPrices ? prices : []),
    entry.invoiceId === null ? 'No' : 'Yes',
    entry.approval === 'none' ? '' : entry.approval,
  ];
}
