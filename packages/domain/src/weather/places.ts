import { fold } from '../text';
import { PLACES } from './places.data';
import { REGIONS, type RegionName, regionLabel } from './regions';

/** A place that has a name: a region (its weather is that of its main town), that town, or another town or suburb. */
export interface NamedPlace {
  name: string;
  region: RegionName;
  lat: number;
  lng: number;
  /** One of `TOWNS`; false for a region and its main town. */
  isTown: boolean;
}

/** Towns and suburbs whose weather is asked for by name, beside the main town of each region. */
export const TOWNS: Readonly<Record<string, NamedPlace>> = Object.fromEntries(
  (Object.keys(PLACES) as RegionName[]).flatMap((region) =>
    PLACES[region].split(';').map((line) => {
      const parts = line.trim().split(' ');
      const [lat, lng] = parts.splice(-2);
      const name = parts.join(' ');
      return [name, { name, region, lat: Number(lat), lng: Number(lng), isTown: true }];
    }),
  ),
);

/** The words of a name as it is compared: without marks, apostrophes and hyphens, `mt` written out. */
export const placeWords = (text: string): string =>
  fold(text)
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\bmt\b/g, 'mount')
    .trim();

/** Other names by which people know them. */
const ALSO: Readonly<Record<string, string>> = {
  wanganui: 'Whanganui',
  'manukau city': 'Manukau',
  'papamoa beach': 'Pāpāmoa',
  tekapo: 'Lake Tekapo',
  aoraki: 'Mount Cook',
  'muriwai beach': 'Muriwai',
  waiheke: 'Waiheke Island',
  rakiura: 'Stewart Island',
};
const REGIONS_TOO: Readonly<Record<string, RegionName>> = {
  manawatu: 'Manawatu-Wanganui',
  'manawatu whanganui': 'Manawatu-Wanganui',
  'tamaki makaurau': 'Auckland',
  tairawhiti: 'Gisborne',
  otautahi: 'Canterbury',
  'te whanganui a tara': 'Wellington',
  otepoti: 'Otago',
  kirikiriroa: 'Waikato',
  whakatu: 'Nelson',
};

/** Names that are words or first names as well: alone they are a place only after `in`, `at`, a comma or the like. */
export const ALSO_WORDS: ReadonlySet<string> = new Set(
  'hope,ross,gore,bluff,bulls,ward,clyde,clive,stoke,oxford,lincoln,milton,lawrence,clinton,kingston,brighton,stratford,hampden,belfast,russell,leigh,mercer,milford,massey,drury,normanby,manaia,moana,botany,albany,bethlehem,havelock,wakefield,springfield,mayfield,palmerston,athol,winton,seddon,hinds,outram,fairlie,pegasus,linwood,sumner,cashmere,shannon,marton,whitby,richmond,cambridge,devonport,karaka,oban,balfour,riverton,waverley,eltham,inglewood,riversdale,cheviot,hobsonville'.split(
    ',',
  ),
);
const place = (region: RegionName, name: string): NamedPlace => {
  const { lat, lng } = REGIONS[region];
  return { name, region, lat, lng, isTown: false };
};
const regionPlaces = (Object.keys(REGIONS) as RegionName[]).flatMap((region): [string, NamedPlace][] => [
  [placeWords(REGIONS[region].town), place(region, REGIONS[region].town)],
  [placeWords(region), place(region, regionLabel(region))],
]);

/** Every name that is known, by its `placeWords`. */
export const PLACE_NAMES: ReadonlyMap<string, NamedPlace> = new Map([
  ...Object.values(TOWNS).map((town): [string, NamedPlace] => [placeWords(town.name), town]),
  ...Object.entries(ALSO).flatMap(([words, name]): [string, NamedPlace][] => (TOWNS[name] ? [[words, TOWNS[name]]] : [])),
  ...Object.entries(REGIONS_TOO).map(([words, region]): [string, NamedPlace] => [words, place(region, regionLabel(region))]),
  ...regionPlaces,
]);
