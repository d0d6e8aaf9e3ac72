/** A region of New Zealand with its main town, at whose centre its weather is taken (degrees, three decimals). */
export interface RegionPlace {
  town: string;
  lat: number;
  lng: number;
}

/** The 16 regions by the names of specification 1. */
export const REGIONS = {
  Auckland: { town: 'Auckland', lat: -36.848, lng: 174.763 },
  'Bay of Plenty': { town: 'Tauranga', lat: -37.688, lng: 176.165 },
  Canterbury: { town: 'Christchurch', lat: -43.532, lng: 172.637 },
  Gisborne: { town: 'Gisborne', lat: -38.662, lng: 178.018 },
  "Hawke's Bay": { town: 'Napier', lat: -39.493, lng: 176.912 },
  'Manawatu-Wanganui': { town: 'Palmerston North', lat: -40.356, lng: 175.611 },
  Marlborough: { town: 'Blenheim', lat: -41.513, lng: 173.961 },
  Nelson: { town: 'Nelson', lat: -41.271, lng: 173.284 },
  Northland: { town: 'Whangārei', lat: -35.725, lng: 174.324 },
  Otago: { town: 'Dunedin', lat: -45.874, lng: 170.504 },
  Southland: { town: 'Invercargill', lat: -46.413, lng: 168.354 },
  Taranaki: { town: 'New Plymouth', lat: -39.056, lng: 174.075 },
  Tasman: { town: 'Richmond', lat: -41.339, lng: 173.185 },
  Waikato: { town: 'Hamilton', lat: -37.787, lng: 175.279 },
  Wellington: { town: 'Wellington', lat: -41.286, lng: 174.776 },
  'West Coast': { town: 'Greymouth', lat: -42.45, lng: 171.208 },
} as const satisfies Record<string, RegionPlace>;

export type RegionName = keyof typeof REGIONS;

/** Names as people write them; the specification's name of the region is without marks. */
export const regionLabel = (name: RegionName): string => (name === 'Manawatu-Wanganui' ? 'Manawatū-Whanganui' : name);
