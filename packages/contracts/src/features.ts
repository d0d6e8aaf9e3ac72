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

export type FeatureId = z.infer<typeof FeatureId>;
