import { z } from 'zod';

/** Parts of the product that the administrator can turn off. The admin panel is none of them: it could not be turned on again. */
export const REMOTE_FEATURES = ['mf-dashboard', 'mf-jobs', 'mf-finance', 'mf-tools'] as const;

/** The twenty tiles of the tools page, by the ids of their addresses. Source: specification 1, section 2. */
export const TOOL_FEATURES = [
  'measure',
  'level',
  'angle',
  'laser-distance',
  'calculator',
  'area-calc',
  'volume-calc',
  'unit-converter',
  'camera',
  'note-taking',
  'sound',
  'site-planner',
  'models',
  'framing-viewer',
  'plumbing',
  'electrical',
  'weather-impact',
  'schedule',
  'materials',
  'ar-preview',
] as const;

export const RemoteFeature = z.enum(REMOTE_FEATURES);
export const ToolFeature = z.enum(TOOL_FEATURES);
export const FeatureId = z.union([RemoteFeature, ToolFeature]);

/** A flag as the administrator reads it. */
export const Feature = z
  .object({
    id: FeatureId,
    kind: z.enum(['remote', 'tool']),
    name: z.string(),
    isOn: z.boolean(),
    /** Counts its changes; send it back with the next one. */
    version: z.number().int(),
    updatedAt: z.string().nullable(),
    /** Who changed it last. */
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'Feature' });
export const FeatureList = z.object({ items: z.array(Feature) }).meta({ id: 'FeatureList' });
export const ChangeFeature = z.object({ isOn: z.boolean(), version: z.number().int().min(0) }).meta({ id: 'ChangeFeature' });

/** What every page of the app shows or obeys, signed in or not. Empty texts are not shown. */
export const AppInfo = z
  .object({
    name: z.string(),
    version: z.string(),
    companyName: z.string(),
    supportEmail: z.string(),
    supportPhone: z.string(),
    termsUrl: z.string(),
    /** Parts that are turned off. Those that this page does not know of are not its concern. */
    off: z.array(z.string()),
  })
  .meta({ id: 'AppInfo' });

export type Feature = z.infer<typeof Feature>;
export type FeatureList = z.infer<typeof FeatureList>;
export type ChangeFeature = z.input<typeof ChangeFeature>;
export type AppInfo = z.infer<typeof AppInfo>;
export type FeatureId = z.infer<typeof FeatureId>;
