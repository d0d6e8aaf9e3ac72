import { type Listed, listed } from '../parts/listed';

const group = 'Workshop';

export const WORKSHOP: readonly Listed[] = [
  listed(
    group,
    'drill-speed',
    'Drill speed',
    'Revolutions for a drill or cutter in a material',
    'rpm, cutting speed, hole saw, steel, feed',
    () => import('./drill-speed'),
  ),
  listed(
    group,
    'tyre-size',
    'Tyre size',
    'Diameter of two tyres and what the speedometer makes of it',
    'wheel, rim, ute, trailer, speedo',
    () => import('./tyre-size'),
  ),
  listed(
    group,
    'fuel-mix',
    'Two-stroke mix',
    'Oil for a can of petrol',
    'chainsaw, fuel, oil, petrol, 50:1',
    () => import('./fuel-mix'),
  ),
];
