import { z } from 'zod';
import { page, SearchText } from './lists';
import { CALCULATOR_CATEGORIES } from './values/calculators';

/** Small directories that come with Dwang: they are answered whole, so that they can be read without a network. */
const directory = <Item extends z.ZodType>(item: Item) => page(item, z.object({ count: z.number().int() }));

export const ResourceCategory = z.enum([
  'guides',
  'standards',
  'tools',
  'systems',
  'safety',
  'certification',
  'materials',
  'codes',
]);
export type ResourceCategory = z.infer<typeof ResourceCategory>;

/** A page elsewhere that helps on site. */
export const Resource = z.object({
  /** kebab-case; favourites name it. */
  id: z.string(),
  title: z.string(),
  url: z.string(),
  category: ResourceCategory,
  description: z.string(),
  /** The day on which what is said here of the page was last changed. */
  updated: z.string(),
  icon: z.enum(['book', 'certificate', 'file', 'home', 'info', 'place', 'tools', 'warning']),
  /** One of the tones of tags and cards, so that it fits light and dark. */
  color: z.enum(['good', 'warn', 'bad', 'calm', 'muted']),
  /** Shown before the others; at most two are. */
  featured: z.boolean(),
});
export const ResourceListQuery = z.strictObject({ q: SearchText.optional(), category: ResourceCategory.optional() });
export const ResourcePage = directory(Resource).meta({ id: 'ResourcePage' });

/** Source: specification 1, section 2. */
export const CalculatorCategory = z.enum(CALCULATOR_CATEGORIES);
export type CalculatorCategory = z.infer<typeof CalculatorCategory>;

/** A calculator elsewhere on the web. */
export const CalculatorLink = z.object({ name: z.string(), url: z.string(), category: CalculatorCategory });
export const CalculatorListQuery = z.strictObject({ q: SearchText.optional(), category: CalculatorCategory.optional() });
export const CalculatorPage = directory(CalculatorLink).meta({ id: 'CalculatorPage' });

export type Resource = z.infer<typeof Resource>;
export type ResourceListQuery = z.input<typeof ResourceListQuery>;
export type ResourcePage = z.infer<typeof ResourcePage>;
export type CalculatorLink = z.infer<typeof CalculatorLink>;
export type CalculatorListQuery = z.input<typeof CalculatorListQuery>;
export type CalculatorPage = z.infer<typeof CalculatorPage>;
