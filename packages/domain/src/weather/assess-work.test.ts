import { assessWork } from './assess-work';
import { dayFitness } from './day-fitness';
import { overallRisk, temperatureTrend } from './overall-risk';
import { RULES } from './rules';
import type { HourOfWeather } from './types';
import { WORKS, type Work } from './works';

const ZONE = 'Pacific/Auckland';
/** Midnight of 3 October 2026 in Auckland (clocks at UTC+13). */
const MIDNIGHT = Date.parse('2026-10-02T11:00:00Z');
const DAY = '2026-10-03';

const MILD: Omit<HourOfWeather, 'time'> = {
  temp: 17,
  feelsLike: 16,
  humidity: 65,
  dewPoint: 10,
  windSpeed: 8,
  windGust: 15,
  precipitation: 0,
  precipitationChance: 5,
  uvIndex: 2,
  weatherCode: 1,
};

/** Days of mild weather, changed at hours counted from the first midnight. */
function hoursOf(days: number, change: (hour: number) => Partial<HourOfWeather> = () => ({})): HourOfWeather[] {
  return Array.from({ length: days * 24 }, (_, hour) => ({
    ...MILD,
    time: new Date(MIDNIGHT + hour * 3_600_000).toISOString(),
    ...change(hour),
  }));
}
const at = (hour: number, fields: Partial<HourOfWeather>) => (each: number) => (each === hour ? fields : {});
const assess = (work: Work, hours: HourOfWeather[]) => assessWork(work, hours, { zone: ZONE });
const ruleOf = (work: Work, fields: Partial<HourOfWeather>, category: string) =>
  assess(work, hoursOf(1, at(14, fields))).riskItems.find((item) => item.category === category);

it('finds every work fit on a mild, dry day, without a risk', () => {
  for (const work of Object.keys(WORKS) as Work[]) {
    const { riskItems, overall, overallPercent, productivity, days } = assess(work, hoursOf(2));
    expect([work, riskItems, overall, overallPercent]).toEqual([work, [], 'low', 0]);
    expect(productivity).toBe('No loss expected');
    expect(days.map(({ verdict }) => verdict)).toEqual(['fit', 'fit']);
  }
});

it('tells the number, the limit, the hour and the rule of a risk', () => {
  const [item] = assess('roofing', hoursOf(1, at(14, { windGust: 42 }))).riskItems;
  expect(item).toMatchObject({ category: 'Wind', risk: 'critical', hoursAffected: 1 });
  expect(item?.cause).toMatchObject({ rule: 'sheets-wind', value: 42, limit: 40, unit: 'km/h', basis: 'house default' });
  expect(item?.cause.at).toBe('2026-10-03T01:00:00.000Z');
});

it.each<[Work, Partial<HourOfWeather>, string, string, string]>([
  ['hvac', { windGust: 45 }, 'Wind', 'height-wind', 'critical'],
  ['Commercial Construction', { windGust: 38 }, 'Wind', 'crane-wind', 'critical'],
  ['general', { windGust: 30 }, 'Wind', 'height-wind', 'medium'],
  ['carpentry', { windGust: 25 }, 'Wind', 'sheets-wind', 'medium'],
  ['roofing', { precipitation: 0.2 }, 'Rain', 'roof-wet', 'critical'],
  ['painting', { temp: 9.9 }, 'Cold', 'paint-cold', 'high'],
  ['painting', { temp: 10, dewPoint: 2 }, 'Cold', 'paint-cold', 'medium'],
  ['painting', { dewPoint: 14.5 }, 'Humidity', 'paint-dew-point', 'medium'],
  ['painting', { dewPoint: 12.5 }, 'Humidity', 'paint-dew-point', 'low'],
  ['Exterior Painting', { precipitation: 0.5 }, 'Rain', 'paint-rain', 'high'],
  ['Concrete Pouring', { temp: 4.9 }, 'Cold', 'concrete-cold', 'medium'],
  ['Concrete Pouring', { temp: 30, humidity: 20 }, 'Heat', 'concrete-hot', 'high'],
  ['Concrete Pouring', { precipitation: 1 }, 'Rain', 'concrete-rain', 'high'],
  ['masonry', { temp: 0.9 }, 'Cold', 'masonry-frost', 'high'],
  ['Road Construction', { temp: 9 }, 'Cold', 'asphalt-cold', 'high'],
  ['electrical', { precipitation: 0.5 }, 'Rain', 'electrical-rain', 'critical'],
  ['flooring', { temp: 9 }, 'Cold', 'linings-cold', 'low'],
  ['plumbing', { weatherCode: 95 }, 'Thunder', 'thunder', 'critical'],
  ['landscaping', { feelsLike: 4 }, 'Cold', 'cold', 'low'],
  ['general', { uvIndex: 11 }, 'UV index', 'uv', 'low'],
])('%s with %j: %s by %s is %s', (work, fields, category, rule, risk) => {
  const item = ruleOf(work, fields, category);
  expect([item?.cause.rule, item?.risk]).toEqual([rule, risk]);
});

it('lets concrete be placed at 4 °C only while it gets warmer', () => {
  const rising = hoursOf(1, (hour) => ({ temp: 3 + hour * 0.2, dewPoint: -5 }));
  const falling = hoursOf(1, (hour) => ({ temp: 8 - hour * 0.3, dewPoint: -5 }));
  expect(assess('Concrete Pouring', rising).riskItems[0]).toMatchObject({ risk: 'medium', cause: { rule: 'concrete-cold' } });
  expect(assess('Concrete Pouring', falling).riskItems[0]).toMatchObject({
    risk: 'high',
    cause: { rule: 'concrete-cold-falling' },
  });
});

it('counts the rain of the last 24 hours for an excavation, the night before too', () => {
  const hours = hoursOf(2, (hour) => ({ precipitation: hour >= 18 && hour < 24 ? 5 : 0 }));
  const [first, second] = assess('excavation', hours).days;
  expect(first?.verdict).toBe('fit');
  expect(second?.reasons[0]).toMatchObject({ risk: 'critical', cause: { rule: 'excavation-rain', value: 30, limit: 25 } });
});

it('looks only at the hours from 7 to 17 of the company’s zone', () => {
  const night = hoursOf(1, (hour) => (hour < 7 || hour >= 17 ? { windGust: 90, weatherCode: 95 } : {}));
  expect(assess('general', night).riskItems).toEqual([]);
  expect(assess('general', hoursOf(1, at(7, { windGust: 90 }))).riskItems).toHaveLength(1);
  expect(dayFitness('general', night, DAY, ZONE).hours).toHaveLength(10);
});

it('has ten working hours on both days on which clocks change', () => {
  const spring = Date.parse('2026-09-26T12:00:00Z');
  const hours = Array.from({ length: 47 }, (_, hour) => ({
    ...MILD,
    time: new Date(spring + hour * 3_600_000).toISOString(),
  }));
  expect(dayFitness('general', hours, '2026-09-27', ZONE)).toMatchObject({ verdict: 'fit' });
  expect(dayFitness('general', hours, '2026-09-27', ZONE).hours).toHaveLength(10);
});

it('is cautious of a short stop, and stops when half of the day is lost', () => {
  const wet = (until: number) => hoursOf(1, (hour) => ({ weatherCode: hour >= 7 && hour < until ? 95 : 1 }));
  expect(dayFitness('plumbing', wet(9), DAY, ZONE)).toMatchObject({
    verdict: 'caution',
    window: { from: '2026-10-02T20:00:00.000Z', to: '2026-10-03T04:00:00.000Z' },
  });
  expect(dayFitness('plumbing', wet(12), DAY, ZONE).verdict).toBe('stop');
});

it('answers in a sentence whether a day is fit for painting', () => {
  expect(dayFitness('painting', hoursOf(1), DAY, ZONE).summary).toBe('Fit for painting from 7 am to 5 pm.');
  const showery = hoursOf(1, at(14, { precipitation: 0.8 }));
  expect(dayFitness('painting', showery, DAY, ZONE).summary).toBe(
    'Take care for painting: rain 0.8 mm within 3 h at 12 pm (limit 0.5). Best from 7 am to 12 pm.',
  );
  expect(dayFitness('painting', showery, '2026-10-09', ZONE).verdict).toBe('unknown');
});

it('averages the weights of the risks over four', () => {
  expect(overallRisk([])).toEqual({ percent: 0, level: 'low' });
  expect(overallRisk(['low'])).toEqual({ percent: 25, level: 'medium' });
  expect(overallRisk(['low', 'medium'])).toEqual({ percent: 38, level: 'medium' });
  expect(overallRisk(['medium'])).toEqual({ percent: 50, level: 'high' });
  expect(overallRisk(['medium', 'high'])).toEqual({ percent: 63, level: 'high' });
  expect(overallRisk(['high'])).toEqual({ percent: 75, level: 'critical' });
  expect(overallRisk(['critical'])).toEqual({ percent: 100, level: 'critical' });
});

it('sees a trend only beyond two degrees', () => {
  expect([temperatureTrend([15, 17]), temperatureTrend([15, 17.1]), temperatureTrend([15, 12.9])]).toEqual([
    'steady',
    'rising',
    'falling',
  ]);
  expect(temperatureTrend([15])).toBe('steady');
});

it('gives each trade its loss', () => {
  const windy = hoursOf(1, at(10, { windGust: 60 }));
  const loss = (work: Work) => assess(work, windy).productivity;
  expect([loss('painting'), loss('roofing'), loss('electrical'), loss('general')]).toEqual([
    '-40 to -60%',
    '-40 to -60%',
    '-15 to -25%',
    '-20 to -30%',
  ]);
});

it('warns of wind, rain, thunder, frost, heat and UV, each once, with its worst hour', () => {
  const rough = hoursOf(1, (hour) => {
    if (hour === 3) return { temp: -1 };
    if (hour === 13) return { uvIndex: 9, feelsLike: 31 };
    return hour === 15 ? { windGust: 80, precipitation: 9, weatherCode: 95 } : {};
  });
  expect(assess('general', rough).alerts.map(({ type, message }) => `${type}: ${message}`)).toEqual([
    'alert: Thunderstorm: stop outdoor and height work',
    'alert: Severe gusts up to 80 km/h',
    'alert: Heavy rain, 9.0 mm in an hour',
    'warning: Frost likely, -1 °C',
    'warning: Heat, feels like 31 °C',
    'warning: UV index 9: plan shade',
  ]);
});

it('warns of no hour that is over', () => {
  const rough = hoursOf(1, (hour) => ({ ...(hour === 10 && { feelsLike: 33 }), ...(hour === 15 && { feelsLike: 31 }) }));
  const atHour = (hour: number) => assessWork('general', rough, { zone: ZONE, now: MIDNIGHT + hour * 3_600_000 }).alerts;
  expect(atHour(10.5).map(({ message }) => message)).toEqual(['Heat, feels like 33 °C']);
  expect(atHour(11).map(({ message }) => message)).toEqual(['Heat, feels like 31 °C']);
  expect(atHour(16)).toEqual([]);
});

it('names a source and a basis for every limit, and no rule twice', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  for (const rule of RULES) {
    expect(rule.source.length).toBeGreaterThan(5);
    expect(rule.caution ?? rule.stop).toBeDefined();
  }
});

it('advises on materials by the risks that were found', () => {
  const { materialAdvisories } = assess('Concrete Pouring', hoursOf(1, at(10, { precipitation: 3 })));
  expect(materialAdvisories.map(({ material }) => material)).toEqual(['Fresh concrete']);
});

it('counts only what is ahead of now (TR-307)', () => {
  const gusty = hoursOf(2, at(7, { windGust: 60 }));
  const atHour = (hour: number) => assessWork('roofing', gusty, { zone: ZONE, now: MIDNIGHT + hour * 3_600_000 });
  expect(atHour(7.5).riskItems.map(({ category }) => category)).toEqual(['Wind']);
  expect(atHour(7.5).days[0]?.verdict).toBe('caution');
  const later = atHour(9.5);
  expect([later.riskItems, later.overallPercent, later.productivity]).toEqual([[], 0, 'No loss expected']);
  expect(later.days[0]?.summary).toBe('Fit for roofing from 9 am to 5 pm.');
  const evening = atHour(21.4);
  expect(evening.riskItems).toEqual([]);
  expect(evening.days[0]).toMatchObject({
    verdict: 'unknown',
    window: null,
    hours: [],
    summary: 'The working hours of that day are over.',
  });
  expect(evening.days[1]).toMatchObject({ verdict: 'fit', summary: 'Fit for roofing from 7 am to 5 pm.' });
});
