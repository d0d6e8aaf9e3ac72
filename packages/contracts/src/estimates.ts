import { z } from 'zod';
import { InvoiceParty } from './invoice-content';
import { listQuery, page, QueryFlag, SearchText } from './lists';
import {
  HourlyRate,
  Id,
  Line,
  MoneyOut,
  NonNegativeMoney,
  Quantity,
  RequiredLine,
  RequiredText,
  Text,
  Uid,
  WholeNumber,
} from './primitives';
import { ESTIMATE_LINK_DAYS, ESTIMATE_NAME, OWN_SUPPLIER } from './values/estimates';

const Price = NonNegativeMoney.refine((value) => Number(value) < 10_000_000, 'Must be less than 10,000,000');
const PositiveQuantity = Quantity.refine((value) => Number(value) > 0, 'Quantity must be more than 0').refine(
  (value) => Number(value) < 1_000_000,
  'Must be less than 1,000,000',
);
const percent = (max: number) => NonNegativeMoney.refine((value) => Number(value) <= max, `Must be at most ${max} %`);

/** A material by its id, or something typed (`materialId` null). Prices are without GST. */
export const EstimateLineInput = z.object({
  uid: Uid,
  materialId: Line(64).nullable().default(null),
  description: RequiredText(200, 'Please describe this line'),
  unit: Line(20).default(''),
  quantity: PositiveQuantity,
  /** Of one unit before a supplier's multiplier. */
  basePrice: Price.default('0.00'),
});

export const EstimateLabourInput = z.object({
  uid: Uid,
  description: RequiredText(200, 'Please describe the work'),
  hours: Quantity.refine((value) => Number(value) >= 0 && Number(value) < 100_000, 'Please enter hours of 0 or more'),
  rate: HourlyRate,
});

const content = {
  name: RequiredLine(200, 'Please name the estimate').default(ESTIMATE_NAME),
  projectId: Id.nullable().default(null),
  /** Key of the price list that it is priced by. */
  supplier: RequiredLine(64, 'Please choose a supplier').default(OWN_SUPPLIER),
  lines: z.array(EstimateLineInput).max(500, 'An estimate may have at most 500 lines').default([]),
  labour: z.array(EstimateLabourInput).max(50, 'An estimate may have at most 50 lines of labour').default([]),
  wastePercent: percent(100).default('0.00'),
  /** The part of the price of materials that is the builder's. */
  marginPercent: percent(90).default('0.00'),
  gst: z.enum(['exclusive', 'none']).default('exclusive'),
  notes: Text(2000).default(''),
};

export const CreateEstimate = z
  .object({
    uid: Uid.optional(),
    /** Something to begin others with: it hangs on no job. */
    isTemplate: z.boolean().default(false),
    ...content,
  })
  .meta({ id: 'CreateEstimate' });

/** All of it anew; what is left out takes its default. */
export const ReplaceEstimate = z
  .object({ ...content, version: WholeNumber(1, Number.MAX_SAFE_INTEGER).optional() })
  .meta({ id: 'ReplaceEstimate' });

/** Lines to add: what is there already grows by their quantity. */
export const AddEstimateLines = z
  .object({ lines: z.array(EstimateLineInput).min(1, 'Please add a line').max(200) })
  .meta({ id: 'AddEstimateLines' });

const summary = {
  id: z.number().int(),
  uid: z.string(),
  userId: z.number().int(),
  projectId: z.number().int().nullable(),
  projectName: z.string().nullable(),
  isTemplate: z.boolean(),
  name: z.string(),
  lineCount: z.number().int(),
  total: MoneyOut,
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
};
export const EstimateSummary = z.object(summary).meta({ id: 'EstimateSummary' });

export const EstimateLine = z.object({
  uid: z.string(),
  materialId: z.string().nullable(),
  description: z.string(),
  unit: z.string(),
  quantity: z.string(),
  basePrice: MoneyOut,
  /** What the company's price lists ask for it, by their key. */
  offers: z.array(z.object({ book: z.string(), price: MoneyOut, pricedOn: z.string() })),
});
export const EstimateLabour = z.object({ uid: z.string(), description: z.string(), hours: z.string(), rate: MoneyOut });

export const Estimate = z
  .object({
    ...summary,
    supplier: z.string(),
    lines: z.array(EstimateLine),
    labour: z.array(EstimateLabour),
    wastePercent: MoneyOut,
    marginPercent: MoneyOut,
    gst: z.enum(['exclusive', 'none']),
    notes: z.string(),
    materials: MoneyOut,
    margin: MoneyOut,
    labourTotal: MoneyOut,
    subtotal: MoneyOut,
    tax: MoneyOut,
  })
  .meta({ id: 'Estimate' });

export const EstimateListQuery = listQuery(
  { q: SearchText.optional(), projectId: Id.optional(), template: QueryFlag.default(false) },
  ['-updatedAt', 'name'],
);
export const EstimatePage = page(EstimateSummary, z.object({ count: z.number().int() })).meta({ id: 'EstimatePage' });

/** What a client reads of an estimate, on paper or by a link: prices with the margin in them, and nothing of what it costs. */
export const SharedEstimate = z
  .object({
    name: z.string(),
    projectName: z.string().nullable(),
    day: z.string(),
    seller: InvoiceParty,
    lines: z.array(
      z.object({
        description: z.string(),
        quantity: z.string(),
        unit: z.string(),
        unitPrice: MoneyOut,
        amount: MoneyOut,
      }),
    ),
    gst: z.enum(['exclusive', 'none']),
    subtotal: MoneyOut,
    tax: MoneyOut,
    total: MoneyOut,
    notes: z.string(),
  })
  .meta({ id: 'SharedEstimate' });

export const CreateEstimateLink = z
  .object({ days: WholeNumber(1, 366).default(ESTIMATE_LINK_DAYS) })
  .meta({ id: 'CreateEstimateLink' });

export const EstimateLink = z
  .object({
    id: z.number().int(),
    createdAt: z.string(),
    expiresAt: z.string(),
    state: z.enum(['open', 'expired', 'revoked']),
    /** The address below the app's, only in the answer to making it. */
    path: z.string().nullable(),
  })
  .meta({ id: 'EstimateLink' });
export const EstimateLinkQuery = listQuery({}, ['-createdAt']);
export const EstimateLinkPage = page(EstimateLink, z.object({ count: z.number().int() })).meta({ id: 'EstimateLinkPage' });

export type EstimateLineInput = z.input<typeof EstimateLineInput>;
export type CreateEstimate = z.input<typeof CreateEstimate>;
export type ReplaceEstimate = z.input<typeof ReplaceEstimate>;
export type AddEstimateLines = z.input<typeof AddEstimateLines>;
export type EstimateSummary = z.infer<typeof EstimateSummary>;
export type EstimateLine = z.infer<typeof EstimateLine>;
export type EstimateLabour = z.infer<typeof EstimateLabour>;
export type Estimate = z.infer<typeof Estimate>;
export type EstimateListQuery = z.input<typeof EstimateListQuery>;
export type EstimatePage = z.infer<typeof EstimatePage>;
export type SharedEstimate = z.infer<typeof SharedEstimate>;
export type EstimateLink = z.infer<typeof EstimateLink>;
export type EstimateLinkPage = z.infer<typeof EstimateLinkPage>;
