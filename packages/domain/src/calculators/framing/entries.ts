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
];
