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
  listed(
    group,
    'concrete-footing',
    'Concrete footing',
    'Concrete and bars for a strip footing or a kerb',
    'foundation, strip, ring, kerb, cement, steel',
    () => import('./footing'),
  ),
  listed(
    group,
    'post-holes',
    'Post holes',
    'Concrete for post holes, less what the post takes',
    'pile, fence post, pole, bags, hole',
    () => import('./post-holes'),
  ),
  listed(
    group,
    'rebar',
    'Reinforcing bars',
    'Mass and lengths of deformed bar for a mat of steel',
    'rebar, D12, D16, reo, steel, kg',
    () => import('./rebar'),
  ),
  listed(
    group,
    'mesh',
    'Reinforcing mesh',
    'Sheets of mesh for a slab with laps and edge cover',
    'reo, SE62, steel, lap, sheet',
    () => import('./mesh'),
  ),
  listed(
    group,
    'excavation',
    'Excavation',
    'Volume dug, volume after bulking, and truck loads',
    'dig, soil, spoil, trench, truck, bulking',
    () => import('./excavation'),
  ),
  listed(
    group,
    'aggregate',
    'Gravel, sand and soil',
    'Tonnes and cubic metres for an area and a depth',
    'hardfill, basecourse, GAP40, metal, topsoil, bark, scoria, tonnes',
    () => import('./aggregate'),
  ),
];
