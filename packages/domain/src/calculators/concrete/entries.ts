import { type Listed, listed } from '../parts/listed';

const group = 'Concrete and ground';

export const CONCRETE: readonly Listed[] = [
  listed(
    group,
    'concrete-slab',
    'Concrete slab',
    'Volume, bags or ready-mix for a slab or a pad',
    'cement, pad, floor, volume, bags, ready-mix',
    () => import('./slab'),
  ),
];
