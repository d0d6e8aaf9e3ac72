import { z } from 'zod';
import { CreateInvoiceLine, GstMode, InvoiceLine, InvoiceParty, KindSum } from './invoice-content';
import { listQuery, page } from './lists';
import { CalendarDay, Id, MoneyOut, RequiredText, Text, Uid } from './primitives';

/**
 * Takes back an issued invoice, or part of it: supply correction information by the Goods and Services Tax Act 1985, s 19N. Without lines
 * all that is left of the invoice is credited and its hours become unbilled. The prices of lines are meant as those of the invoice, with
 * or without GST. `lineIds` are lines of the invoice that are taken back whole, with their part of its discount: their hours become
 * unbilled. Never more than the invoice came to.
 */
export const CreateCreditNote = z
  .object({
    uid: Uid.optional(),
    issueDate: CalendarDay.optional(),
    reason: RequiredText(500, 'Please say what is corrected'),
    lineIds: z.array(Id).max(2000).default([]),
    lines: z.array(CreateInvoiceLine).max(2000).default([]),
    notes: Text(5000).default(''),
    /**
     * Of an invoice that was made of a quote: the price that was agreed goes down by what is credited. Otherwise that is left of the quote
     * again, to be invoiced when it is due.
     */
    isPriceCut: z.boolean().default(false),
  })
  .meta({ id: 'CreateCreditNote' });

const summaryShape = {
  id: z.number().int(),
  uid: z.string(),
  userId: z.number().int(),
  /** `CN-2026-11001`: a sequence of its own. */
  creditNoteNumber: z.string(),
  invoiceId: z.number().int(),
  invoiceNumber: z.string(),
  clientId: z.number().int(),
  clientName: z.string(),
  issueDate: z.string(),
  reason: z.string(),
  subtotal: MoneyOut,
  tax: MoneyOut,
  total: MoneyOut,
  createdAt: z.string(),
};

export const CreditNoteSummary = z.object(summaryShape).meta({ id: 'CreditNoteSummary' });

/** It never changes once it is made. */
export const CreditNote = z
  .object({
    ...summaryShape,
    gst: GstMode,
    notes: z.string(),
    isPriceCut: z.boolean(),
    lines: z.array(InvoiceLine.omit({ timeEntryIds: true })),
    /** Of the invoice's discount, what belongs to these lines. */
    discountAmount: MoneyOut,
    byKind: z.array(KindSum),
    seller: InvoiceParty,
    buyer: InvoiceParty,
  })
  .meta({ id: 'CreditNote' });

/** `from` and `to` are days of issue, both included. */
export const CreditNoteListQuery = listQuery(
  { clientId: Id.optional(), from: CalendarDay.optional(), to: CalendarDay.optional() },
  ['-issueDate'],
);
export const CreditNoteTotals = z.object({ count: z.number().int(), tax: MoneyOut, total: MoneyOut });
export const CreditNotePage = page(CreditNoteSummary, CreditNoteTotals).meta({ id: 'CreditNotePage' });

export type CreditNoteListQuery = z.input<typeof CreditNoteListQuery>;
export type CreditNotePage = z.infer<typeof CreditNotePage>;
export type CreateCreditNote = z.input<typeof CreateCreditNote>;
export type CreditNoteSummary = z.infer<typeof CreditNoteSummary>;
export type CreditNote = z.infer<typeof CreditNote>;
