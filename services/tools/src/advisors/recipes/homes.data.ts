import { measured, pieces, type Recipe } from './recipe';

export const NEW_BUILD: Recipe = {
  of: 'a house of',
  size: 120,
  lines: [
    measured(0.13, ['m-13', 'm-13', 'strongMix', 'lowCarbon']),
    measured(1, ['dpm', 'dpm', 'podSlab', 'podSlab']),
    measured(1.05, 'mesh'),
    measured(8, ['m-2', 'm-2', 'lvl', 'certifiedFraming']),
    measured(1.25, ['wallGlass', 'wallGlass', 'wallGlassHigh', 'wallWool']),
    measured(1, ['ceiling60', 'ceiling60', 'ceiling70', 'ceilingWool']),
    measured(1.3, ['wrap', 'wrap', 'rab', 'wrap']),
    measured(1.25, ['panel', 'pineBoard', 'cedarBoard', 'thermalBoard']),
    measured(0.18, ['windowPlain', 'windowThermal', 'windowThermal', 'windowTimber']),
    measured(1.85, ['m-14', 'm-14', 'roof055', 'coolRoof']),
    pieces(0.028, 'm-16'),
    measured(0.4, 'gutter'),
    pieces(1.35, ['m-6', 'm-6', 'denseBoard', 'ecoBoard']),
    pieces(0.045, ['m-30', 'm-30', 'washable', 'lowVoc']),
  ],
  extras: { cold: measured(0.37, 'slabEdge'), wind: pieces(0.25, 'braceStrap', 4), quake: pieces(0.2, 'braceStrap', 4) },
  care: ['consent', 'lbp', 'ground'],
};

export const RENOVATION: Recipe = {
  of: 'a renovation of',
  size: 60,
  lines: [
    measured(2.4, ['m-2', 'm-2', 'lvl', 'certifiedFraming']),
    measured(0.9, ['wallGlass', 'wallGlass', 'wallGlassHigh', 'wallPoly']),
    measured(1, ['ceiling36', 'ceiling60', 'ceiling70', 'ceilingWool']),
    measured(1, ['underfloor', 'underfloor', 'underfloorHigh', 'underfloorHigh']),
    pieces(1.1, ['m-6', 'm-6', 'denseBoard', 'ecoBoard']),
    pieces(0.06, 'm-9'),
    measured(0.12, ['windowPlain', 'windowPlain', 'windowThermal', 'windowTimber']),
    measured(1, ['m-26', 'vinylHome', 'engineered', 'linoleum']),
    pieces(0.05, ['m-30', 'm-30', 'washable', 'lowVoc']),
    pieces(0.02, 'm-32'),
    pieces(0.1, 'm-21', 4),
  ],
  extras: { quake: pieces(0.12, 'm-8', 2), rain: measured(1, 'vapour') },
  care: ['villa', 'asbestos', 'demolition'],
};

export const BATHROOM: Recipe = {
  of: 'a bathroom of',
  size: 6,
  lines: [
    pieces(2, 'm-7', 2),
    measured(2.2, ['membrane', 'membrane', 'membraneSheet', 'membrane']),
    measured(1.1, ['m-27', 'porcelain', 'porcelainLarge', 'recycledFloorTile']),
    measured(2, ['m-27', 'm-27', 'porcelain', 'recycledFloorTile']),
    pieces(0.8, 'm-29', 1),
    pieces(0, ['acrylicShower', 'acrylicShower', 'tiledShower', 'acrylicShower']),
    pieces(0, ['vanityLow', 'vanityLow', 'vanityHigh', 'vanityEco']),
    pieces(0, ['m-22', 'm-22', 'toiletWall', 'toiletEco']),
    pieces(0, ['tapLow', 'tapLow', 'tapHigh', 'tapEco'], 2),
    pieces(0, ['fan', 'fan', 'fanHeat', 'fanHeat']),
    pieces(0.08, ['m-30', 'm-30', 'washable', 'lowVoc']),
    pieces(0, 'm-24'),
  ],
  extras: { cold: measured(1.6, 'wallPoly'), rain: measured(1, 'vapour') },
  care: ['wet-area', 'bathroom', 'plumbing'],
};

export const KITCHEN: Recipe = {
  of: 'a kitchen of',
  size: 12,
  lines: [
    measured(0.5, ['cabinetFlat', 'cabinetMid', 'cabinetHigh', 'cabinetEco']),
    measured(0.4, ['benchLaminate', 'benchEngineered', 'benchStone', 'benchTimber']),
    measured(0.3, ['splash', 'splash', 'splashGlass', 'recycledFloorTile']),
    pieces(0, ['tapLow', 'tapLow', 'tapHigh', 'tapEco']),
    pieces(0, 'hood'),
    measured(1.05, ['m-26', 'vinylHome', 'engineered', 'linoleum']),
    pieces(0.5, ['m-6', 'm-6', 'm-6', 'ecoBoard'], 2),
    pieces(0.5, 'm-20', 4),
    pieces(0.5, 'm-21', 4),
    pieces(0.04, 'm-18'),
    pieces(0.06, ['m-30', 'm-30', 'washable', 'lowVoc']),
    pieces(0.5, 'm-33', 2),
  ],
  extras: { quake: pieces(0, 'braceStrap', 2), cold: measured(1, 'underfloorHigh') },
  care: ['kitchen', 'plumbing', 'electrical'],
};

export const INSULATION: Recipe = {
  of: 'a house of',
  size: 100,
  lines: [
    measured(0.95, ['ceiling36', 'ceiling60', 'ceiling70', 'ceilingPoly']),
    measured(0.9, ['underfloor', 'underfloor', 'underfloorHigh', 'underfloorHigh']),
    measured(1, 'vapour'),
    measured(0.8, ['wallGlass', 'wallGlass', 'wallGlassHigh', 'wallPoly']),
    pieces(0, ['fan', 'fan', 'fanHeat', 'fanHeat']),
    pieces(0.03, 'm-33', 2),
  ],
  extras: { cold: measured(0.36, 'slabEdge'), rain: pieces(0, 'fanHeat') },
  care: ['insulation', 'ventilation', 'heating'],
};
