import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';
import {
  CalendarDay,
  hasInvisible,
  Id,
  Money,
  MoneyOut,
  NonNegativeMoney,
  Quantity,
  RequiredText,
  Text,
  Uid,
} from './primitives';

/** What is stored. `overdue` is never stored: it is a pending or sent invoice whose due day is past in the company's time zone. */
export const StoredInvoiceStatus = z.enum(['draft', 'pending', 'sent', 'paid', 'void']);
export const InvoiceStatus = z.enum(['draft', 'pending', 'sent', 'paid', 'overdue', 'void']);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

export const InvoiceLineKind = z.enum(['labour', 'material', 'other']);
export type InvoiceLineKind = z.infer<typeof InvoiceLineKind>;

/** A typed line. Its amount is quantity x unitPrice, rounded half up to the cent, worked out by the server. */
export const CreateInvoiceLine = z.object({
  kind: z.enum(['material', 'other', 'labour']).default('other'),
  description: RequiredText(500, 'Please describe this line'),
  quantity: Quantity,
  unit: Text(20).default(''),
  unitPrice: Money,
});

/**
 * A new invoice. Labour comes from `timeEntryIds` (unbilled entries of this company, one labour line each, amounts by the entry's own
 * rule), everything else from `lines`. With neither, a typed `subtotal` makes a quick invoice of one line. A typed `subtotal`, `tax` or
 * `total` must add up with the lines, else it is refused. GST is 15 % of the subtotal, rounded half up, once on the sum.
 */
export const CreateInvoice = z
  .object({
    uid: Uid.optional(),
    clientId: z.union([z.null(), Id], 'Please choose a client'),
    projectId: z
      .union([z.literal(0), z.null(), Id])
      .transform((value) => (value === 0 ? null : value))
      .default(null),
    invoiceNumber: RequiredText(40, 'Please enter an invoice number')
      .refine((value) => !hasInvisible(value), 'Contains characters that cannot be seen')
      .optional(),
    issueDate: CalendarDay.optional(),
    dueDate: CalendarDay.optional(),
    status: z.enum(['draft', 'pending', 'sent', 'paid', 'overdue']).default('pending'),
    notes: Text(5000).default(''),
    timeEntryIds: z.array(Id).max(2000).default([]),
    lines: z.array(CreateInvoiceLine).max(2000).default([]),
    subtotal: NonNegativeMoney.optional(),
    tax: NonNegativeMoney.optional(),
    total: NonNegativeMoney.optional(),
  })
  .refine((value) => !value.issueDate || !value.dueDate || value.dueDate >= value.issueDate, {
    path: ['dueDate'],
    message: 'Due date must not be before the issue date',
  })
  .meta({ id: 'CreateInvoice' });

/** Drafts may change in full; an issued invoice only in `dueDate` and `notes`. `status: 'pending'` issues a draft. */
export const UpdateInvoice = z
  .object({
    dueDate: CalendarDay.optional(),
    notes: Text(5000).optional(),
    status: z.enum(['pending', 'sent', 'paid']).optional(),
    version: z.number().int().optional(),
  })
  .meta({ id: 'UpdateInvoice' });

export const InvoiceLine = z.object({
  id: z.number().int(),
  kind: InvoiceLineKind,
  description: z.string(),
  /** Decimal string; hours for labour (4 places at most). */
  quantity: z.string(),
  unit: z.string(),
  unitPrice: MoneyOut,
  amount: MoneyOut,
  timeEntryId: z.number().int().nullable(),
});

const summaryShape = {
  id: z.number().int(),
  uid: z.string(),
  userId: z.number().int(),
  clientId: z.number().int().nullable(),
  clientName: z.string(),
  projectId: z.number().int().nullable(),
  projectName: z.string().nullable(),
  /** Null only while a draft: the number is given once, at issue. */
  invoiceNumber: z.string().nullable(),
  issueDate: z.string(),
  dueDate: z.string(),
  subtotal: MoneyOut,
  tax: MoneyOut,
  total: MoneyOut,
  status: InvoiceStatus,
  notes: z.string(),
  createdAt: z.string(),
  version: z.number().int(),
};

export const InvoiceSummary = z.object(summaryShape).meta({ id: 'InvoiceSummary' });

/** Who bills and who pays, copied at issue: what was sent never changes afterwards. */
export const InvoiceParty = z.object({
  name: z.string(),
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  gstNumber: z.string(),
  bankAccount: z.string(),
});

export const Invoice = z
  .object({ ...summaryShape, lines: z.array(InvoiceLine), seller: InvoiceParty, buyer: InvoiceParty })
  .meta({ id: 'Invoice' });

/** `from` and `to` are days of issue, both included. */
export const InvoiceListQuery = listQuery(
  {
    q: SearchText.optional(),
    status: InvoiceStatus.optional(),
    clientId: Id.optional(),
    projectId: Id.optional(),
    from: CalendarDay.optional(),
    to: CalendarDay.optional(),
  },
  ['-issueDate', 'dueDate'],
);

const bucket = z.object({ count: z.number().int(), amount: MoneyOut });
/** The summary cards; void invoices and drafts count in none of paid, pending and overdue. `total` is all but void. */
export const InvoiceTotals = z.object({ total: bucket, draft: bucket, paid: bucket, pending: bucket, overdue: bucket });
export const InvoicePage = page(InvoiceSummary, InvoiceTotals).meta({ id: 'InvoicePage' });

export type CreateInvoice = z.input<typeof CreateInvoice>;
export type CreateInvoiceLine = z.input<typeof CreateInvoiceLine>;
export type UpdateInvoice = z.input<typeof UpdateInvoice>;
export type InvoiceLine = z.infer<typeof InvoiceLine>;
export type InvoiceParty = z.infer<typeof InvoiceParty>;
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;
export type Invoice = z.infer<typeof Invoice>;
export type InvoiceListQuery = z.input<typeof InvoiceListQuery>;
export type InvoiceTotals = z.infer<typeof InvoiceTotals>;
export type InvoicePage = z.infer<typeof InvoicePage>;
