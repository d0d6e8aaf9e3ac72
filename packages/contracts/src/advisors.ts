import { z } from 'zod';
import { RequiredText } from './primitives';
import { MAX_SITUATION } from './values/advisors';

/** Source: specification 2, section 8. Values are the labels in small letters with hyphens. */
export const AdvisorProjectType = z.enum([
  'residential-new-build',
  'residential-renovation',
  'commercial-construction',
  'interior-fit-out',
  'outdoor-decking',
  'bathroom-renovation',
  'kitchen-renovation',
  'roofing-project',
  'insulation-upgrade',
  'foundation-work',
]);
export const AdvisorBudget = z.enum(['low-cost', 'mid-range', 'high-end', 'eco-friendly']);

/** Labels are understood as well as values: `Mid-range (standard quality)` is `mid-range`. */
const slug = z
  .string()
  .max(100)
  .transform((text) =>
    text
      .replace(/^([^(]*)\(.*\)/, '$1')
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/^-|-$/g, ''),
  );

export const RecommendationRequest = z
  .object({ context: RequiredText(MAX_SITUATION, 'Please describe your construction situation to get recommendations.') })
  .meta({ id: 'RecommendationRequest' });

export const MaterialAdviceRequest = z
  .object({
    projectType: slug.pipe(AdvisorProjectType),
    budget: slug.pipe(AdvisorBudget),
    /** A region or its main town. */
    location: RequiredText(100, 'Please choose a region'),
    /** Size of the job in m²; without it a usual size of that kind of job. */
    size: z.number().min(1).max(5000).optional(),
  })
  .meta({ id: 'MaterialAdviceRequest' });

/** Who wrote the words. What a model wrote is shown as such; lists and points are always Dwang's own. */
const madeBy = z.enum(['guide', 'model']);

/** What became of a language model: it worded the answer, none is set up, the company's answers of today are used up, or it failed or was too slow. */
const ModelPart = z.enum(['used', 'off', 'limit', 'failed', 'slow']);

/** A page of the resource library to look further in. */
const AdviceSource = z.object({ title: z.string(), url: z.string() });

export const SituationAdvice = z
  .object({
    recommendation: z.string(),
    /** What the guide knows of the matter, most fitting first; `basis` names the document behind it, with its edition. */
    points: z.array(z.object({ title: z.string(), text: z.string(), basis: z.string() })),
    sources: z.array(AdviceSource),
    madeBy,
    model: ModelPart,
  })
  .meta({ id: 'SituationAdvice' });

/**
 * What `POST /ai/recommendations/stream` tells (server-sent events): the guide's own advice at once, then a model's words piece by piece,
 * then how it ended. Words that end in anything but `used` are to be dropped.
 */
export const AdviceEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('advice'), advice: SituationAdvice }),
    z.object({ type: z.literal('words'), text: z.string() }),
    z.object({ type: z.literal('end'), model: ModelPart }),
  ])
  .meta({ id: 'AdviceEvent' });

export const MaterialAdvice = z
  .object({
    recommendations: z.string(),
    /** Why these, by matter: budget, region, care. */
    reasons: z.array(z.string()),
    /** For how much work the quantities are: `A deck of 20 m²`. */
    basis: z.string(),
    items: z.array(
      z.object({
        description: z.string(),
        /** At most three decimals. */
        quantity: z.string(),
        unit: z.string(),
        /** Without GST, indicative. */
        unitPrice: z.string(),
        total: z.string(),
      }),
    ),
    /** Without GST. */
    total: z.string(),
    /** The day of the prices. */
    priceDay: z.string(),
    sources: z.array(AdviceSource),
    madeBy,
  })
  .meta({ id: 'MaterialAdvice' });

export type AdvisorProjectType = z.infer<typeof AdvisorProjectType>;
export type AdvisorBudget = z.infer<typeof AdvisorBudget>;
export type RecommendationRequest = z.input<typeof RecommendationRequest>;
export type ModelPart = z.infer<typeof ModelPart>;
export type SituationAdvice = z.infer<typeof SituationAdvice>;
export type AdviceEvent = z.infer<typeof AdviceEvent>;
export type MaterialAdviceRequest = z.input<typeof MaterialAdviceRequest>;
export type MaterialAdvice = z.infer<typeof MaterialAdvice>;
