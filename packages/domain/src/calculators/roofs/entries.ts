import { type Listed, listed } from '../parts/listed';

const group = 'Stairs and roofs';

export const ROOFS: readonly Listed[] = [
  listed(
    group,
    'stairs',
    'Stairs',
    'Risers, treads and pitch against the limits of D1/AS1',
    'riser, tread, going, stringer, staircase, handrail',
    () => import('./stairs'),
  ),
];
