import { type Listed, listed } from '../parts/listed';

const group = 'Outside';

export const OUTSIDE: readonly Listed[] = [
  listed(
    group,
    'decking',
    'Decking',
    'Boards, joists and screws for a deck',
    'deck, joist, screw, balustrade, kwila, pine',
    () => import('./decking'),
  ),
  listed(
    group,
    'fence',
    'Fence',
    'Posts, rails, palings and concrete for a fence',
    'paling, post, rail, boundary, bay, lapped',
    () => import('./fence'),
  ),
  listed(
    group,
    'retaining-wall',
    'Timber retaining wall',
    'Poles, boards and drainage metal for a low wall',
    'retaining, pole, wall, drainage, novaflow',
    () => import('./retaining'),
  ),
];
