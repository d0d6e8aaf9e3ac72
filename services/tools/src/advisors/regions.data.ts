import type { RegionName } from '@dwang/domain/weather';

/** What a region asks of materials. Our own coarse reading: the zone of the address decides (BRANZ Maps). */
export interface RegionTraits {
  climate: 'warm' | 'mild' | 'cool' | 'cold';
  /** Strong winds, strong earthquakes, snow, much rain, strong sun, geothermal ground. */
  traits: readonly ('wind' | 'quake' | 'snow' | 'rain' | 'sun' | 'geothermal')[];
  /** What to keep in mind there, as a sentence. */
  note: string;
}

export const REGION_TRAITS: Readonly<Record<RegionName, RegionTraits>> = {
  Auckland: {
    climate: 'warm',
    traits: ['rain'],
    note: 'Clay that swells and shrinks is common: found below it and keep water away.',
  },
  'Bay of Plenty': {
    climate: 'mild',
    traits: ['geothermal', 'sun'],
    note: 'Near Rotorua geothermal gas eats zinc and copper quickly.',
  },
  Canterbury: {
    climate: 'cool',
    traits: ['quake', 'snow'],
    note: 'On technical category land ask an engineer for the foundation before pricing.',
  },
  Gisborne: { climate: 'mild', traits: ['quake', 'sun'], note: 'Slopes slip after rain: keep cuts low and drained.' },
  "Hawke's Bay": {
    climate: 'mild',
    traits: ['quake', 'sun'],
    note: 'Flat ground by the rivers can liquefy and flood: look at the floor level first.',
  },
  'Manawatu-Wanganui': {
    climate: 'mild',
    traits: ['wind', 'quake'],
    note: 'Inland, the plateau is a good deal colder than the coast.',
  },
  Marlborough: {
    climate: 'mild',
    traits: ['quake', 'wind', 'sun'],
    note: 'The Wairau plain shakes and the summers are dry: cure concrete under cover.',
  },
  Nelson: { climate: 'mild', traits: ['quake', 'sun'], note: 'Strong sun fades and splits: choose light colours on timber.' },
  Northland: {
    climate: 'warm',
    traits: ['rain', 'sun'],
    note: 'Warm and damp: mould finds every cold corner, so air the subfloor.',
  },
  Otago: {
    climate: 'cold',
    traits: ['snow'],
    note: 'Inland, frost goes deep and the sun is strong: protect fresh concrete and paint late in the morning.',
  },
  Southland: { climate: 'cold', traits: ['wind', 'snow'], note: 'Salt wind reaches far inland from the south coast.' },
  Taranaki: { climate: 'mild', traits: ['wind', 'rain'], note: 'Ash soils look firm until they are wet: test them wet.' },
  Tasman: {
    climate: 'mild',
    traits: ['quake', 'rain'],
    note: 'Golden Bay has more than twice the rain of Richmond: size the gutters for the place.',
  },
  Waikato: {
    climate: 'mild',
    traits: ['geothermal', 'rain'],
    note: 'Peat settles for years: ask for a soil report on low ground.',
  },
  Wellington: {
    climate: 'mild',
    traits: ['wind', 'quake'],
    note: 'Many sites are in a very high or extra high wind zone: fix roofs and claddings for it.',
  },
  'West Coast': {
    climate: 'cool',
    traits: ['rain', 'quake'],
    note: 'It rains most of all here: work under wrap, and allow days for it.',
  },
};
