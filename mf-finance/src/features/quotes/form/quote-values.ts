import type { CreateQuote, CreateQuoteLine, Quote, QuoteTemplate, ReplaceQuote } from '@dwang/contracts';
import { QUOTE_DAYS } from '@dwang/contracts';
import { addDays, type InvoiceSums, sumInvoice } from '@dwang/domain';
import { gstKindOf } from '../../../lines/gst-kinds';
import { type LineValues, newLine, toLineRequest, toLineValues, toSummed } from '../../../lines/line-values';
import { discountOf, NEW_PRICING, type PricingValues, toPricing } from '../../../lines/pricing';

/** What the client may choose: nothing, an extra (ticked beforehand or not), or one of several (one of them proposed). */
export type LineChoice = 'always' | 'extra' | 'ticked' | 'option' | 'proposed';

export interface QuoteLineValues extends LineValues {
  /** Not there in a line that was just added: `always`. */
  choice?: LineChoice;
  group?: string;
}

export interface QuoteValues extends PricingValues {
  uid: string;
  clientId?: number;
  projectId?: number;
  title: string;
  lines: QuoteLineValues[];
  issueDate: string;
  expiryDate: string;
  terms: string;
  notes: string;
}

export const newQuoteValues = (today: string): QuoteValues => ({
  uid: crypto.randomUUID(),
  title: '',
  lines: [newLine('other')],
  ...NEW_PRICING,
  issueDate: today,
  expiryDate: addDays(today, QUOTE_DAYS),
  terms: '',
  notes: '',
});

const isOption = (choice: LineChoice | undefined): boolean => choice === 'option' || choice === 'proposed';

/** What is kept of a line of the API in the form. */
function toQuoteLine(line: QuoteTemplate['lines'][number]): QuoteLineValues {
  const { optional, group, selected } = line;
  const choice = group ? (selected ? 'proposed' : 'option') : optional ? (selected ? 'ticked' : 'extra') : 'always';
  return { ...toLineValues(line), choice, group };
}

/** The content of a quote or a template, in the form. */
export const contentValues = ({ title, terms, notes, ...priced }: Quote | QuoteTemplate) => ({
  title,
  lines: priced.lines.map(toQuoteLine),
  ...toPricing(priced),
  terms,
  notes,
});

/** A draft in the form. */
export const quoteValues = (quote: Quote): QuoteValues => ({
  ...contentValues(quote),
  uid: quote.uid,
  clientId: quote.clientId,
  ...(quote.projectId !== null && { projectId: quote.projectId }),
  issueDate: quote.issueDate,
  expiryDate: quote.expiryDate,
});

function choiceRequest({ choice, group = '' }: QuoteLineValues): Pick<CreateQuoteLine, 'optional' | 'group' | 'selected'> {
  if (isOption(choice)) return { group: group.trim(), selected: choice === 'proposed' };
  if (choice === 'extra' || choice === 'ticked') return { optional: true, selected: choice === 'ticked' };
  return {};
}

const lineRequest = (line: QuoteLineValues, pricing: PricingValues): CreateQuoteLine =>
  ({ ...toLineRequest(line, gstKindOf(line, pricing)), ...choiceRequest(line) }) as CreateQuoteLine;

/** The content that the form stands for. */
export function toContent(values: QuoteValues): Omit<CreateQuote, 'uid' | 'status'> & ReplaceQuote {
  return {
    clientId: values.clientId ?? null,
    projectId: values.projectId ?? null,
    title: values.title,
    issueDate: values.issueDate,
    expiryDate: values.expiryDate,
    gst: values.gst,
    discount: discountOf(values),
    lines: (values.lines ?? []).map((line) => lineRequest(line, values)),
    terms: values.terms,
    notes: values.notes,
  };
}

/** The sums of what is proposed, as the server will work them out: of a group without a proposal its first line. */
export function proposedSums(values: Partial<QuoteValues>): InvoiceSums {
  const lines = values.lines ?? [];
  const taken = lines.filter((line) => {
    if (line?.choice === 'extra') return false;
    if (!isOption(line?.choice)) return true;
    const group = lines.filter((one) => isOption(one?.choice) && one.group === line.group);
    return line === (group.find(({ choice }) => choice === 'proposed') ?? group[0]);
  });
  return sumInvoice(
    taken.map((line) => toSummed(line, values)),
    { gst: values.gst ?? 'exclusive', discount: discountOf(values) },
  );
}
