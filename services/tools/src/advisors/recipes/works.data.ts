import { measured, pieces, type Recipe } from './recipe';

export const COMMERCIAL: Recipe = {
  of: 'a building of',
  size: 400,
  lines: [
    measured(0.17, ['m-13', 'm-13', 'strongMix', 'lowCarbon']),
    measured(1.05, 'mesh'),
    measured(1, 'dpm'),
    measured(22, 'portal'),
    measured(0.9, 'purlinSteel'),
    measured(0.5, ['blockWall', 'precast', 'precast', 'blockWall']),
    measured(0.4, ['panel', 'panel', 'insulatedPanel', 'thermalBoard']),
    measured(1.4, ['m-15', 'm-15', 'roof055', 'coolRoof']),
    pieces(0.026, 'm-16'),
    measured(1, ['ceiling36', 'ceiling60', 'ceiling60', 'ceilingWool']),
    measured(0.08, ['windowPlain', 'windowPlain', 'windowThermal', 'windowThermal']),
    pieces(0.06, 'ledPanel', 4),
    pieces(0.02, 'sealFire', 4),
  ],
  extras: {
    wind: pieces(0.1, 'braceStrap', 8),
    quake: pieces(0.08, 'barD12', 8),
    snow: measured(0.05, 'snowBar'),
    rain: measured(0.12, 'gutterLarge'),
  },
  care: ['commercial', 'fire', 'scaffold'],
};

export const FIT_OUT: Recipe = {
  of: 'a fit-out of',
  size: 150,
  lines: [
    measured(1.6, ['m-2', 'steelStud', 'steelStud', 'certifiedFraming']),
    pieces(0.75, ['m-6', 'm-6', 'denseBoard', 'ecoBoard']),
    pieces(0.15, 'fireBoard', 2),
    pieces(0.03, 'm-9'),
    measured(0.9, ['ceilingGrid', 'ceilingGrid', 'ceilingGrid', 'recycledTile']),
    measured(0.08, ['glassPanel', 'glassWall', 'glassQuiet', 'glassWall']),
    measured(0.9, ['carpetTile', 'vinyl', 'engineered', 'carpetTileEco']),
    pieces(0.12, 'ledPanel', 4),
    pieces(0.15, 'm-20', 4),
    pieces(0.02, 'm-18'),
    pieces(0.03, ['m-30', 'm-30', 'washable', 'lowVoc']),
    pieces(0.05, 'sealFire', 4),
  ],
  extras: { quake: pieces(0.1, 'braceStrap', 8), cold: measured(0.4, 'wallPoly') },
  care: ['commercial', 'fire', 'lining'],
};

export const DECKING: Recipe = {
  of: 'a deck of',
  size: 20,
  lines: [
    measured(7.25, ['pineDeckThin', 'pineDeck', 'hardwoodDeck', 'recycledDeck']),
    measured(2.9, 'deckJoist'),
    measured(0.9, 'm-4'),
    pieces(0.6, 'deckPile', 4),
    pieces(1.2, 'm-11', 4),
    pieces(32, ['galvScrew', 'galvScrew', 'stainlessScrew', 'stainlessScrew'], 50),
  ],
  extras: { wind: pieces(0.4, 'braceStrap', 4), quake: pieces(0.2, 'braceStrap', 4), snow: measured(0.6, 'deckJoist') },
  care: ['deck', 'barrier', 'treatment'],
};

export const ROOFING: Recipe = {
  of: 'a roof of',
  size: 140,
  lines: [
    measured(1.38, ['m-14', 'm-14', 'roof055', 'coolRoof']),
    pieces(0.024, 'm-16'),
    measured(1.25, 'batten'),
    pieces(0.075, 'm-17'),
    measured(0.3, 'gutter'),
    measured(1, ['ceiling36', 'ceiling60', 'ceiling70', 'ceilingWool']),
  ],
  extras: { wind: pieces(0.3, 'braceStrap', 10), snow: measured(0.1, 'snowBar'), quake: pieces(0.15, 'braceStrap', 6) },
  care: ['roof', 'reroof', 'height'],
};

export const FOUNDATION: Recipe = {
  of: 'a foundation of',
  size: 100,
  lines: [
    measured(0.16, ['m-13', 'm-13', 'strongMix', 'lowCarbon']),
    measured(0.15, ['recycledFill', 'hardfill', 'hardfill', 'recycledFill']),
    measured(1.05, 'mesh'),
    measured(1.1, ['dpm', 'dpm', 'podSlab', 'podSlab']),
    pieces(0.25, 'barD12', 4),
    measured(0.5, 'm-2'),
  ],
  extras: { cold: measured(0.4, 'slabEdge'), quake: pieces(0.3, 'barD12', 10), rain: measured(0.05, 'hardfill') },
  care: ['ground', 'slab', 'excavation'],
};
