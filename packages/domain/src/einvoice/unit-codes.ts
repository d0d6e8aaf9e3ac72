/** Codes of UN/ECE Recommendations 20 and 21 by the words that trades write. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  HUR: ['h', 'hr', 'hrs', 'hour', 'hours'],
  DAY: ['day', 'days'],
  WEE: ['week', 'weeks', 'wk'],
  MON: ['month', 'months'],
  MIN: ['min', 'mins', 'minute', 'minutes'],
  MTR: ['m', 'metre', 'metres', 'meter', 'meters'],
  LM: ['lm', 'lin m', 'lineal metre', 'lineal metres'],
  MTK: ['m2', 'm²', 'sqm', 'sq m'],
  MTQ: ['m3', 'm³', 'cum', 'cu m'],
  KMT: ['km', 'kms'],
  KGM: ['kg', 'kgs'],
  TNE: ['t', 'tonne', 'tonnes'],
  LTR: ['l', 'litre', 'litres'],
  SET: ['set', 'sets'],
  PR: ['pair', 'pairs'],
  EA: ['ea', 'each', 'item', 'items'],
  XBG: ['bag', 'bags'],
  XBX: ['box', 'boxes'],
  XRO: ['roll', 'rolls'],
  XPK: ['pack', 'packs', 'packet', 'packets'],
  XPX: ['pallet', 'pallets'],
  /** One of something. */
  C62: ['', 'no', 'unit', 'units'],
};

export const UNIT_CODES: ReadonlySet<string> = new Set(Object.keys(CODES));

const BY_WORD = new Map(Object.entries(CODES).flatMap(([code, words]) => words.map((word) => [word, code] as const)));

/** The code of a unit; null for a word that has none here. */
export const unitCodeOf = (unit: string): string | null => BY_WORD.get(unit.trim().toLowerCase().replace(/\.$/, '')) ?? null;
