import { type Listed, listed } from '../parts/listed';

const group = 'Timber framing';

export const FRAMING: readonly Listed[] = [
  listed(
    group,
    'wall-framing',
    'Wall framing',
    'Studs, plates and dwangs for a wall with openings, with a cutting list',
    'stud, plate, dwang, nog, nogging, lintel, 3604, frame',
    () => import('./wall'),
  ),
  listed(
    group,
    'joist-span',
    'Joist span',
    'Which joist carries a span, and how many a floor takes',
    'floor, deck joist, SG8, 3604, span table, bearer',
    () => import('./joist-span'),
  ),
  listed(
    group,
    'timber-volume',
    'Timber metres and volume',
    'Lineal metres, cubic metres and weight of a parcel of timber',
    'lineal, cube, m3, pieces, load',
    () => import('./timber-volume'),
  ),
  listed(
    group,
    'cutting-lengths',
    'Lengths to buy',
    'How many stock lengths a run of equal pieces takes, and what is left over',
    'cut, off-cut, stock, waste, pieces',
    () => import('./cutting-lengths'),
  ),
];
