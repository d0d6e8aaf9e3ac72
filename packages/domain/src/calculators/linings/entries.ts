import { type Listed, listed } from '../parts/listed';

const group = 'Walls and linings';

export const LININGS: readonly Listed[] = [
  listed(
    group,
    'bricks',
    'Bricks',
    'Bricks, mortar and brick ties for a wall with openings',
    'veneer, masonry, mortar, cladding',
    () => import('./bricks'),
  ),
  listed(
    group,
    'blocks',
    'Concrete blocks',
    'Blocks, fill and mortar for a wall',
    'masonry, retaining, fill, grout, 20 series',
    () => import('./blocks'),
  ),
  listed(
    group,
    'gib',
    'GIB and stopping',
    'Sheets, compound, tape and screws for a room',
    'plasterboard, lining, gyprock, drywall, stopping, ceiling, Aqualine',
    () => import('./gib'),
  ),
  listed(
    group,
    'paint',
    'Paint',
    'Litres and pails for walls and ceiling',
    'litres, coats, primer, undercoat, decorate',
    () => import('./paint'),
  ),
  listed(
    group,
    'insulation',
    'Insulation',
    'Packs for walls, ceiling or floor',
    'batts, R-value, H1, wool, underfloor',
    () => import('./insulation'),
  ),
  listed(
    group,
    'trim',
    'Skirting and trim',
    'Metres and lengths of skirting, scotia and architraves',
    'architrave, scotia, cornice, moulding, skirting',
    () => import('./trim'),
  ),
  listed(
    group,
    'cladding',
    'Weatherboards',
    'Boards, metres and nails for a wall',
    'weatherboard, cladding, bevelback, rusticated, siding',
    () => import('./cladding'),
  ),
  listed(
    group,
    'tiles',
    'Tiles',
    'Tiles, adhesive and grout for a floor or a wall',
    'ceramic, porcelain, bathroom, grout, adhesive, flooring',
    () => import('./tiles'),
  ),
];
