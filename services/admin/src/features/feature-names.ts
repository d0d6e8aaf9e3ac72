import type { FeatureId } from '@dwang/contracts';

/** As they are called on screen. */
export const FEATURE_NAMES: Readonly<Record<FeatureId, string>> = {
  'mf-dashboard': 'Dashboard',
  'mf-jobs': 'Jobs, timesheet and schedule',
  'mf-finance': 'Finance',
  'mf-tools': 'Tools, calculators and resources',
  measure: 'Measure',
  level: 'Level',
  angle: 'Angle',
  'laser-distance': 'Laser Distance',
  calculator: 'Calculator',
  'area-calc': 'Area Calc',
  'volume-calc': 'Volume Calc',
  'unit-converter': 'Unit Converter',
  camera: 'Project Cam',
  'note-taking': 'Note Taking',
  sound: 'Sound Meter',
  'site-planner': 'Site Planner',
  models: '3D Models',
  'framing-viewer': 'Framing Viewer',
  plumbing: 'Plumbing',
  electrical: 'Electrical',
  'weather-impact': 'Weather Impact',
  schedule: 'Schedule',
  materials: 'Materials',
  'ar-preview': 'AR Preview',
};
