import { dayOf, dayText, toDecimalHours } from '@dwang/domain';
import type { BillableEntry } from '@dwang/service-jobs';
import type { NewLine } from './invoice-content';

const MAX_DESCRIPTION = 500;
/** The note of an entry that was saved without one says nothing to a customer. */
const DEFAULT_NOTE = 'Time entry';

/** One entry's line: the day in the company's zone, the project and the note; hours with as many places as they need, up to four. */
export function labourLine(entry: BillableEntry, projectName: string, zone: string): NewLine {
  const day = dayText(dayOf(entry.startTime.getTime(), zone));
  const note = entry.notes.replace(/\s+/g, ' ').trim();
  const work = note && note !== DEFAULT_NOTE ? `${projectName} – ${note}` : projectName;
  return {
    kind: 'labour',
    description: shortened(`${day} ${work}`),
    quantity: toDecimalHours(entry.duration, 4).replace(/0{1,2}$/, ''),
    unit: 'h',
    unitPriceCents: entry.hourlyRateCents,
    amountCents: entry.amountCents,
    timeEntryId: entry.id,
  };
}

/** Cuts by whole characters, so that no half of an emoji is left. */
function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= MAX_DESCRIPTION ? text : `${characters.slice(0, MAX_DESCRIPTION - 1).join('')}…`;
}
