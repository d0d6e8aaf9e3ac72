import { createHash } from 'node:crypto';
import type { CreateQuote, FieldError } from '@dwang/contracts';
import { groupsOf, type InvoiceSums, sumInvoice } from '@dwang/domain';
import { Invalid } from '@dwang/platform';
import type { z } from 'zod';
import { type NewLine, toLine } from '../invoices/invoice-content';
import type { KindRule } from '../invoices/line-kinds';
import type { QuoteRow } from './quote.entity';
import type { QuoteLineRow } from './quote-line.entity';

export type QuoteInput = z.output<typeof CreateQuote>;
/** What stands in it, without what is made of it. */
export type QuoteContentInput = Omit<QuoteInput, 'uid' | 'status' | 'variationOf' | 'estimateId'>;
export type NewQuoteLine = NewLine & Pick<QuoteLineRow, 'optional' | 'choiceGroup' | 'selected'>;
type TypedLine = QuoteInput['lines'][number];

/** The most that a quote may come to: 999,999,999.99. */
const MAX_CENTS = 99_999_999_999;

/** The lines as they are stored, the first option of a group selected unless another is. Throws `Invalid` on the line at fault. */
export function quoteLines(lines: readonly TypedLine[], rule: KindRule): NewQuoteLine[] {
  const errors = misfits(lines);
  if (errors.length > 0) throw new Invalid(errors);
  return lines.map((line, index) => ({
    ...toLine(line, index, rule),
    optional: line.optional,
    choiceGroup: line.group,
    selected: isSelected(lines, line),
  }));
}

function isSelected(lines: readonly TypedLine[], line: TypedLine): boolean {
  if (line.group === '') return !line.optional || line.selected;
  const options = lines.filter(({ group }) => group === line.group);
  return line === (options.find(({ selected }) => selected) ?? options[0]);
}

function misfits(lines: readonly TypedLine[]): FieldError[] {
  const at = (line: TypedLine | undefined, name: string, message: string): FieldError => ({
    field: `lines.${line ? lines.indexOf(line) : 0}.${name}`,
    message,
  });
  const both = lines.filter(({ optional, group }) => optional && group !== '');
  const groups = groupsOf(lines).map((name) => lines.filter(({ group }) => group === name));
  return [
    ...both.map((line) => at(line, 'optional', 'A line is optional or one of a group, not both')),
    ...groups
      .filter(({ length }) => length < 2)
      .map(([line]) => at(line, 'group', 'A group needs at least two lines to choose from')),
    ...groups.flatMap((group) =>
      group
        .filter(({ selected }) => selected)
        .slice(1)
        .map((line) => at(line, 'selected', 'Only one line of a group can be selected')),
    ),
  ];
}

/**
 * The sums of the lines that are taken. `field` is what is refused when they come to too much, or, unless it is a variation, to less than
 * nothing.
 */
export function quoteSums(
  taken: readonly Pick<QuoteLineRow, 'gstKind' | 'amountCents'>[],
  { gst, discount }: Pick<QuoteRow, 'gst' | 'discount'>,
  field: 'lines' | 'lineIds',
  isVariation = false,
): InvoiceSums {
  const sums = sumInvoice(
    taken.map(({ gstKind, amountCents }) => ({ gstKind, amountCents })),
    { gst, discount },
  );
  const isOff = sums.linesCents < 0;
  if (isOff && !isVariation) throw new Invalid(field, 'The total must be 0 or more');
  // A percentage of what is taken off makes that less, as it did when it was quoted; an amount would take off more.
  if (isOff ? sums.discountCents > 0 : sums.totalCents < 0)
    throw new Invalid(field === 'lines' ? 'discount.value' : field, 'The discount is more than the lines come to');
  if (Math.abs(sums.totalCents) > MAX_CENTS) throw new Invalid(field, 'This quote comes to more than 999,999,999.99');
  return sums;
}

/** By which a quote that comes again under its uid is told from another one. */
export const digestOf = (input: object): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');
