import type { MATERIAL_CATEGORIES } from '@dwang/contracts';

type Row = readonly [category: (typeof MATERIAL_CATEGORIES)[number], name: string, size: string, unit: string, price: number];

/** The day of these prices. They are indicative, without GST, and in round figures. */
export const CATALOGUE_DAY = '2026-11-01';

/** Materials in the sizes in which they are sold in New Zealand, by category. Their place in the list is their id: add at the end only. */
export const CATALOGUE: readonly Row[] = [
  ['framing', '2x4 lumber', 'nominal, 90x45', 'each', 5.45],
  ['framing', 'Radiata framing SG8 H1.2', '90x45', 'm', 4.35],
  ['framing', 'Radiata framing SG8 H3.2', '140x45', 'm', 9.2],
  ['framing', 'Radiata bearer/joist SG8 H3.2', '190x45', 'm', 14.5],
  ['framing', 'Structural plywood H3.2', '2400x1200x12 mm', 'sheet', 78.0],
  ['drywall', 'GIB Standard plasterboard', '2400x1200x10 mm', 'sheet', 27.5],
  ['drywall', 'GIB Aqualine (wet area)', '2400x1200x10 mm', 'sheet', 46.0],
  ['drywall', 'GIB Braceline/Noiseline', '2400x1200x10 mm', 'sheet', 48.0],
  ['drywall', 'Jointing compound, setting', '20 kg bag', 'bag', 36.0],
  ['concrete', 'Concrete mix 20 MPa', '25 kg bag', 'bag', 9.5],
  ['concrete', 'Rapid-set concrete', '20 kg bag', 'bag', 11.5],
  ['concrete', 'GP cement', '20 kg bag', 'bag', 13.5],
  ['concrete', 'Ready-mix 20 MPa delivered', '1 m³', 'm³', 285.0],
  ['roofing', 'Corrugate 0.40 mm prepainted', '762 mm cover', 'm', 19.5],
  ['roofing', 'Trapezoidal 0.40 mm prepainted', '760 mm cover', 'm', 19.0],
  ['roofing', 'Self-supporting roof underlay', '1250 mm x 40 m (50 m²)', 'roll', 145.0],
  ['roofing', 'Roofing screws, neoprene washer', '12x50 box 100', 'box', 42.0],
  ['electrical', 'TPS cable 2.5 mm2 2C+E', '100 m', 'roll', 185.0],
  ['electrical', 'TPS cable 1.5 mm2 2C+E', '100 m', 'roll', 125.0],
  ['electrical', 'Double power point 10 A', 'standard', 'each', 14.5],
  ['electrical', 'LED downlight 8-10 W IC-F', '90 mm cut-out', 'each', 16.0],
  ['plumbing', 'Toilet suite', 'close-coupled', 'each', 99.0],
  ['plumbing', 'uPVC drain pipe DN100', '6 m', 'length', 68.0],
  ['plumbing', 'PB/PEX water pipe 15 mm', '50 m', 'coil', 98.0],
  ['plumbing', 'Copper tube 15 mm', '6 m', 'length', 72.0],
  ['flooring', 'Laminate floor 8 mm', 'per m²', 'm²', 28.0],
  ['flooring', 'Ceramic floor tile', '300x300', 'm²', 32.0],
  ['flooring', 'Particleboard flooring H3.1', '3600x1800x20 mm', 'sheet', 125.0],
  ['flooring', 'Tile adhesive, flexible', '20 kg bag', 'bag', 34.0],
  ['painting', 'Interior low-sheen waterborne', '10 L', 'pail', 139.0],
  ['painting', 'Exterior acrylic', '10 L', 'pail', 165.0],
  ['painting', 'Acrylic undercoat/sealer', '10 L', 'pail', 120.0],
  ['painting', 'Gap filler, paintable', '450 g', 'cartridge', 8.5],
];
