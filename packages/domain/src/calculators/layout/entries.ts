import { type Listed, listed } from '../parts/listed';

const group = 'Layout';

export const LAYOUT: readonly Listed[] = [
  listed(
    group,
    'area',
    'Area of a shape',
    'Area, way round and volume of a shape with cut-outs',
    'square metres, circle, triangle, trapezium, perimeter, m2',
    () => import('./area'),
  ),
  listed(
    group,
    'square-check',
    'Square check',
    'The diagonal that makes a corner square, and how far off yours is',
    '3-4-5, diagonal, pythagoras, set out, profile',
    () => import('./square-check'),
  ),
  listed(
    group,
    'equal-spacing',
    'Equal spacing',
    'Balusters, posts or battens with equal gaps',
    'baluster, spindle, slat, centres, gap, barrier',
    () => import('./equal-spacing'),
  ),
  listed(
    group,
    'mitre',
    'Mitre angles',
    'Saw angle for the corners of a frame or a bay',
    'corner, angle, polygon, octagon, trim',
    () => import('./mitre'),
  ),
];
