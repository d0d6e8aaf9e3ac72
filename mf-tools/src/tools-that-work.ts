import { type ComponentType, lazy } from 'react';

/** The tools that are built, each loaded when it is first opened. */
export const WORKING_TOOLS: Readonly<Record<string, ComponentType>> = {
  measure: lazy(() => import('./features/measure/measure-tool')),
  level: lazy(() => import('./features/level/level-tool')),
  angle: lazy(() => import('./features/angle/angle-tool')),
  calculator: lazy(() => import('./features/calculator/calculator-tool')),
  'laser-distance': lazy(() => import('./features/laser/laser-tool')),
  'area-calc': lazy(() => import('./features/shapes/area-tool')),
  'volume-calc': lazy(() => import('./features/shapes/volume-tool')),
  'unit-converter': lazy(() => import('./features/unit-converter/unit-converter-tool')),
  camera: lazy(() => import('./features/project-cam/project-cam-tool')),
  'note-taking': lazy(() => import('./features/notes/note-tool')),
  sound: lazy(() => import('./features/sound/sound-tool')),
  'volume-detector': lazy(() => import('./features/volume-detector/volume-detector-tool')),
  'site-planner': lazy(() => import('./features/plan/site-planner-tool')),
  'floor-plan': lazy(() => import('./features/plan/floor-plan-tool')),
  'furniture-planner': lazy(() => import('./features/plan/furniture-tool')),
  plumbing: lazy(() => import('./features/plumbing/plumbing-tool')),
  electrical: lazy(() => import('./features/electrical/electrical-tool')),
  'ar-preview': lazy(() => import('./features/models/ar-preview-tool')),
  'weather-impact': lazy(() => import('./features/weather-impact/weather-impact-tool')),
};

/** Tools on pages of their own that are built. */
const WORKING_PAGES: ReadonlySet<string> = new Set(['schedule', 'materials', 'models', 'framing-viewer']);

/** Not everything on the tools page works yet: those that do not say so on their tile. */
export const isWorking = (id: string): boolean => Object.hasOwn(WORKING_TOOLS, id) || WORKING_PAGES.has(id);
