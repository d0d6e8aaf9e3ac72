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
  listed(
    group,
    'rafters',
    'Rafters',
    'Length, rise and number of rafters for a pitch and a span',
    'roof, pitch, overhang, eaves, birdsmouth, span',
    () => import('./rafters'),
  ),
  listed(
    group,
    'roof-pitch',
    'Roof pitch',
    'Degrees, ratio and slope factor, and which roofing suits',
    'slope, angle, fall, ramp, degrees, ratio',
    () => import('./pitch'),
  ),
  listed(
    group,
    'roof-sheets',
    'Roofing sheets',
    'Sheets, battens, underlay and screws for a roof face',
    'corrugate, iron, trapezoidal, longrun, purlin, batten, cladding',
    () => import('./roof-sheets'),
  ),
];
