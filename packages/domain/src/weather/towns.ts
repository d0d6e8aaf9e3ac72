import type { RegionName } from './regions';

/** A town with its region and its centre (degrees, two decimals: near enough for a forecast). */
interface Town {
  region: RegionName;
  lat: number;
  lng: number;
}

/** Towns whose weather is asked for by name, beside the main town of each region. */
export const TOWNS: Readonly<Record<string, Town>> = {
  Kaitaia: { region: 'Northland', lat: -35.11, lng: 173.26 },
  Kerikeri: { region: 'Northland', lat: -35.23, lng: 173.95 },
  Dargaville: { region: 'Northland', lat: -35.94, lng: 173.87 },
  Warkworth: { region: 'Auckland', lat: -36.4, lng: 174.66 },
  Pukekohe: { region: 'Auckland', lat: -37.2, lng: 174.9 },
  Manukau: { region: 'Auckland', lat: -36.99, lng: 174.88 },
  Cambridge: { region: 'Waikato', lat: -37.88, lng: 175.47 },
  Thames: { region: 'Waikato', lat: -37.14, lng: 175.54 },
  Tokoroa: { region: 'Waikato', lat: -38.22, lng: 175.87 },
  Taupō: { region: 'Waikato', lat: -38.69, lng: 176.08 },
  Rotorua: { region: 'Bay of Plenty', lat: -38.14, lng: 176.25 },
  Whakatāne: { region: 'Bay of Plenty', lat: -37.95, lng: 176.99 },
  'Mount Maunganui': { region: 'Bay of Plenty', lat: -37.64, lng: 176.19 },
  Hastings: { region: "Hawke's Bay", lat: -39.64, lng: 176.84 },
  Wairoa: { region: "Hawke's Bay", lat: -39.03, lng: 177.42 },
  Hāwera: { region: 'Taranaki', lat: -39.59, lng: 174.28 },
  Whanganui: { region: 'Manawatu-Wanganui', lat: -39.93, lng: 175.05 },
  Levin: { region: 'Manawatu-Wanganui', lat: -40.62, lng: 175.29 },
  Masterton: { region: 'Wellington', lat: -40.95, lng: 175.66 },
  Porirua: { region: 'Wellington', lat: -41.13, lng: 174.84 },
  'Lower Hutt': { region: 'Wellington', lat: -41.21, lng: 174.91 },
  'Upper Hutt': { region: 'Wellington', lat: -41.12, lng: 175.07 },
  Paraparaumu: { region: 'Wellington', lat: -40.91, lng: 175.0 },
  Picton: { region: 'Marlborough', lat: -41.29, lng: 174.01 },
  Motueka: { region: 'Tasman', lat: -41.11, lng: 173.01 },
  Westport: { region: 'West Coast', lat: -41.75, lng: 171.6 },
  Hokitika: { region: 'West Coast', lat: -42.72, lng: 170.97 },
  Kaikōura: { region: 'Canterbury', lat: -42.4, lng: 173.68 },
  Rangiora: { region: 'Canterbury', lat: -43.3, lng: 172.6 },
  Rolleston: { region: 'Canterbury', lat: -43.59, lng: 172.38 },
  Ashburton: { region: 'Canterbury', lat: -43.9, lng: 171.75 },
  Timaru: { region: 'Canterbury', lat: -44.4, lng: 171.25 },
  Oamaru: { region: 'Otago', lat: -45.1, lng: 170.97 },
  Alexandra: { region: 'Otago', lat: -45.25, lng: 169.38 },
  Cromwell: { region: 'Otago', lat: -45.04, lng: 169.2 },
  Wānaka: { region: 'Otago', lat: -44.7, lng: 169.14 },
  Queenstown: { region: 'Otago', lat: -45.03, lng: 168.66 },
  Gore: { region: 'Southland', lat: -46.1, lng: 168.94 },
  'Te Anau': { region: 'Southland', lat: -45.41, lng: 167.72 },
};
