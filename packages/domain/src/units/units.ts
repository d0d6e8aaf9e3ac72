/** A unit of measure. `factor`: how many of the quantity's first unit it is; temperatures add `zero`, their 0 in that first unit. */
export interface Unit {
  id: string;
  /** As it is written: `mm`, `m²`. */
  symbol: string;
  name: string;
  factor: number;
  zero?: number;
}

export interface Quantity {
  id: string;
  title: string;
  units: readonly Unit[];
  /** What stands there first: from, to. */
  initial: readonly [string, string];
}

const unit = (id: string, symbol: string, name: string, factor: number, zero?: number): Unit => ({
  id,
  symbol,
  name,
  factor,
  ...(zero === undefined ? {} : { zero }),
});

const INCH = 0.0254;
const FOOT = 12 * INCH;
const YARD = 3 * FOOT;
/** Old New Zealand plans: 100 links to a chain of 22 yards. */
const LINK = 0.22 * YARD;
const POUND = 0.45359237;
const US_GALLON = 231 * INCH ** 3;
const IMPERIAL_GALLON = 4.54609e-3;
const GRAVITY = 9.80665;
const PSI = (POUND * GRAVITY) / INCH ** 2;

/** Quantities that are met on a site, their units with exact factors. Source: international yard and pound of 1959; NIST SP 811. */
export const QUANTITIES: readonly Quantity[] = [
  {
    id: 'length',
    title: 'Length',
    initial: ['mm', 'in'],
    units: [
      unit('m', 'm', 'metres', 1),
      unit('mm', 'mm', 'millimetres', 1e-3),
      unit('cm', 'cm', 'centimetres', 1e-2),
      unit('km', 'km', 'kilometres', 1e3),
      unit('in', 'in', 'inches', INCH),
      unit('ft', 'ft', 'feet', FOOT),
      unit('yd', 'yd', 'yards', YARD),
      unit('mi', 'mi', 'miles', 1760 * YARD),
      unit('link', 'lk', 'links', LINK),
      unit('chain', 'ch', 'chains', 22 * YARD),
    ],
  },
  {
    id: 'area',
    title: 'Area',
    initial: ['m2', 'ft2'],
    units: [
      unit('m2', 'm²', 'square metres', 1),
      unit('mm2', 'mm²', 'square millimetres', 1e-6),
      unit('ha', 'ha', 'hectares', 1e4),
      unit('km2', 'km²', 'square kilometres', 1e6),
      unit('in2', 'in²', 'square inches', INCH ** 2),
      unit('ft2', 'ft²', 'square feet', FOOT ** 2),
      unit('yd2', 'yd²', 'square yards', YARD ** 2),
      unit('perch', 'perch', 'perches', 30.25 * YARD ** 2),
      unit('acre', 'ac', 'acres', 4840 * YARD ** 2),
    ],
  },
  {
    id: 'volume',
    title: 'Volume',
    initial: ['m3', 'yd3'],
    units: [
      unit('m3', 'm³', 'cubic metres', 1),
      unit('L', 'L', 'litres', 1e-3),
      unit('mL', 'mL', 'millilitres', 1e-6),
      unit('in3', 'in³', 'cubic inches', INCH ** 3),
      unit('ft3', 'ft³', 'cubic feet', FOOT ** 3),
      unit('yd3', 'yd³', 'cubic yards', YARD ** 3),
      unit('usgal', 'US gal', 'US gallons', US_GALLON),
      unit('gal', 'imp gal', 'imperial gallons', IMPERIAL_GALLON),
    ],
  },
  {
    id: 'mass',
    title: 'Mass',
    initial: ['kg', 'lb'],
    units: [
      unit('kg', 'kg', 'kilograms', 1),
      unit('g', 'g', 'grams', 1e-3),
      unit('t', 't', 'tonnes', 1e3),
      unit('oz', 'oz', 'ounces', POUND / 16),
      unit('lb', 'lb', 'pounds', POUND),
      unit('cwt', 'cwt', 'hundredweight', 112 * POUND),
      unit('ton', 'ton', 'long tons', 2240 * POUND),
    ],
  },
  {
    id: 'pressure',
    title: 'Pressure',
    initial: ['kPa', 'psi'],
    units: [
      unit('Pa', 'Pa', 'pascals', 1),
      unit('kPa', 'kPa', 'kilopascals', 1e3),
      unit('MPa', 'MPa', 'megapascals', 1e6),
      unit('bar', 'bar', 'bar', 1e5),
      unit('psi', 'psi', 'pounds per square inch', PSI),
      unit('mH2O', 'm water', 'metres of water', 1000 * GRAVITY),
      unit('atm', 'atm', 'atmospheres', 101_325),
    ],
  },
  {
    id: 'power',
    title: 'Power',
    initial: ['kW', 'hp'],
    units: [
      unit('W', 'W', 'watts', 1),
      unit('kW', 'kW', 'kilowatts', 1e3),
      unit('hp', 'hp', 'horsepower', 550 * FOOT * POUND * GRAVITY),
      unit('PS', 'PS', 'metric horsepower', 75 * GRAVITY),
      unit('BTUh', 'BTU/h', 'BTU an hour', 1055.05585262 / 3600),
    ],
  },
  {
    id: 'temperature',
    title: 'Temperature',
    initial: ['C', 'F'],
    units: [
      unit('K', 'K', 'kelvin', 1, 0),
      unit('C', '°C', 'degrees Celsius', 1, 273.15),
      unit('F', '°F', 'degrees Fahrenheit', 5 / 9, 459.67 * (5 / 9)),
    ],
  },
  {
    id: 'flow',
    title: 'Flow',
    initial: ['Lmin', 'usgpm'],
    units: [
      unit('Ls', 'L/s', 'litres a second', 1),
      unit('Lmin', 'L/min', 'litres a minute', 1 / 60),
      unit('m3h', 'm³/h', 'cubic metres an hour', 1 / 3.6),
      unit('cfm', 'ft³/min', 'cubic feet a minute', (FOOT ** 3 * 1000) / 60),
      unit('usgpm', 'US gal/min', 'US gallons a minute', (US_GALLON * 1000) / 60),
      unit('gpm', 'imp gal/min', 'imperial gallons a minute', (IMPERIAL_GALLON * 1000) / 60),
    ],
  },
];

/** `value` of one unit in another of the same quantity. */
export const convert = (value: number, from: Unit, to: Unit): number =>
  (value * from.factor + (from.zero ?? 0) - (to.zero ?? 0)) / to.factor;
