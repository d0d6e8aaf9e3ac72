import { z } from 'zod';
import { CalendarDay, Text, WholeNumber } from './primitives';
import { TRADES } from './values/trades';

/** The 16 regions of New Zealand. Source: specification 1, section 3. */
export const Region = z.enum([
  'Auckland',
  'Bay of Plenty',
  'Canterbury',
  'Gisborne',
  "Hawke's Bay",
  'Manawatu-Wanganui',
  'Marlborough',
  'Nelson',
  'Northland',
  'Otago',
  'Southland',
  'Taranaki',
  'Tasman',
  'Waikato',
  'Wellington',
  'West Coast',
]);
export type Region = z.infer<typeof Region>;

/** Source: specification 1, section 3. */
export const Trade = z.enum(TRADES);
export type Trade = z.infer<typeof Trade>;

/** Source: specification 1, section 2. */
export const JobType = z.enum([
  'Residential New Build',
  'Commercial Construction',
  'Road Construction',
  'Exterior Painting',
  'Roofing',
  'Concrete Pouring',
]);
export type JobType = z.infer<typeof JobType>;

/** `auto`: Open-Meteo while it answers, else the simulated provider, which is always labelled. */
export const WeatherProviderChoice = z.enum(['auto', 'open-meteo', 'simulated']);

const coordinate = (limit: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,3}(\.\d+)?$/.test(value) ? Number(value) : value),
    z.number('Must be a number of degrees').min(-limit).max(limit),
  );

/** A region or a place; without either, the company's region. */
export const WeatherQuery = z
  .strictObject({ region: Region.optional(), lat: coordinate(90).optional(), lng: coordinate(180).optional() })
  .refine((value) => (value.lat === undefined) === (value.lng === undefined), {
    path: ['lng'],
    message: 'Latitude and longitude belong together',
  });

/** Units: °C, %, km/h, degrees (where the wind comes from), mm, UV index. */
export const CurrentWeather = z.object({
  temp: z.number(),
  feelsLike: z.number(),
  description: z.string(),
  icon: z.string(),
  humidity: z.number(),
  windSpeed: z.number(),
  windGust: z.number(),
  windDirection: z.number(),
  precipitation: z.number(),
  uvIndex: z.number(),
});

/** One hour of the forecast; `time` is its first instant in UTC. `precipitationChance` is null where the provider gives none. */
export const WeatherHour = z.object({
  time: z.string(),
  temp: z.number(),
  feelsLike: z.number(),
  humidity: z.number(),
  dewPoint: z.number(),
  windSpeed: z.number(),
  windGust: z.number(),
  windDirection: z.number(),
  precipitation: z.number(),
  precipitationChance: z.number().nullable(),
  uvIndex: z.number(),
  /** WMO code 4677 as Open-Meteo gives it. */
  weatherCode: z.number().int(),
  isDay: z.boolean(),
});

/** One of the five days; `day` is its short name (`Mon`), `temp` its highest temperature. */
export const ForecastDay = z.object({
  date: z.string(),
  day: z.string(),
  temp: z.number(),
  tempMin: z.number(),
  icon: z.string(),
  conditions: z.string(),
  windSpeed: z.number(),
  windGust: z.number(),
  humidity: z.number(),
  precipitation: z.number(),
  precipitationChance: z.number().nullable(),
  uvIndex: z.number(),
  weatherCode: z.number().int(),
  sunrise: z.string().nullable(),
  sunset: z.string().nullable(),
});

export const Weather = z
  .object({
    provider: z.enum(['open-meteo', 'simulated']),
    isSimulated: z.boolean(),
    /** Why it is simulated or stale, for people; null when it is neither. */
    reason: z.string().nullable(),
    /** The credit that must stand beside the figures, with its address; null for the simulated provider. */
    attribution: z.object({ text: z.string(), url: z.string() }).nullable(),
    fetchedAt: z.string(),
    /** The provider did not answer: these are the figures of `fetchedAt`, at most six hours old. */
    isStale: z.boolean(),
    location: z.object({ name: z.string(), region: Region.nullable(), lat: z.number(), lng: z.number(), timeZone: z.string() }),
    current: CurrentWeather,
    days: z.array(ForecastDay),
    hours: z.array(WeatherHour),
  })
  .meta({ id: 'Weather' });

export const RiskLevel = z.enum(['low', 'medium', 'high', 'critical']);
export type RiskLevel = z.infer<typeof RiskLevel>;

/** The number, the hour and the rule that made a risk: `{ rule: 'paint-cold', value: 7.2, limit: 10, unit: '°C', at: '…Z', basis: 'sourced' }`. */
export const RiskCause = z.object({
  rule: z.string(),
  value: z.number(),
  limit: z.number(),
  unit: z.string(),
  at: z.string(),
  basis: z.enum(['sourced', 'house default']),
  source: z.string(),
});

export const RiskItem = z.object({
  category: z.string(),
  risk: RiskLevel,
  impact: z.string(),
  recommendation: z.string(),
  /** The worst hour. */
  cause: RiskCause,
  /** How many of the working hours looked at this touches. */
  hoursAffected: z.number().int(),
});
export const MaterialAdvisory = z.object({ material: z.string(), impact: z.string(), mitigationStrategy: z.string() });
export const WeatherAlert = z.object({ type: z.enum(['alert', 'warning', 'info']), message: z.string(), time: z.string() });

/** `unknown`: the forecast does not reach that day. */
export const Verdict = z.enum(['fit', 'caution', 'stop', 'unknown']);
export type Verdict = z.infer<typeof Verdict>;

/** Whether a day is fit for a work, looked at from 7 to 17 o'clock. `summary` is a sentence with the number and the hour. */
export const DayFitness = z
  .object({
    day: z.string(),
    verdict: Verdict,
    summary: z.string(),
    /** The longest run of hours without a caution, as instants; null when there is none. */
    window: z.object({ from: z.string(), to: z.string() }).nullable(),
    hours: z.array(z.object({ time: z.string(), verdict: Verdict })),
    reasons: z.array(RiskItem),
  })
  .meta({ id: 'DayFitness' });

/** A trade, or one of the six kinds of job. */
export const Work = z.union([JobType, Trade]);
export type Work = z.infer<typeof Work>;

/** The rule engine's whole answer for one work over a span of days. Source of the percentage: specification 1, section 9. */
export const WorkAssessment = z
  .object({
    work: Work,
    /** Average of the risk weights (low 1 … critical 4) of the risk items / 4, in percent; 0 without an item. */
    overallPercent: z.number(),
    overall: RiskLevel,
    productivity: z.string(),
    temperatureTrend: z.enum(['rising', 'falling', 'steady']),
    riskItems: z.array(RiskItem),
    materialAdvisories: z.array(MaterialAdvisory),
    alerts: z.array(WeatherAlert),
    days: z.array(DayFitness),
  })
  .meta({ id: 'WorkAssessment' });

/** `duration` in days. Source: specification 1, section 7. */
export const WeatherImpactRequest = z
  .object({
    projectType: Work,
    location: Text(200).default(''),
    weatherCondition: Text(400).default(''),
    startDate: CalendarDay,
    duration: WholeNumber(1, 60).default(14),
    lat: coordinate(90).optional(),
    lng: coordinate(180).optional(),
  })
  .meta({ id: 'WeatherImpactRequest' });

/** Source: specification 1, section 3. */
const WeatherImpact = z.object({
  severity: z.enum(['low', 'medium', 'high']),
  summary: z.string(),
  affectedSites: z.array(z.string()),
  recommendations: z.array(z.string()),
  materialImpacts: z.array(z.object({ type: z.string(), effect: z.string() })),
});

/** `analysis` is text: its first line is the summary and it names the severity (low, medium, high). */
export const WeatherImpactResponse = WeatherImpact.extend({
  analysis: z.string(),
  /** The same once more in one piece, as the specification has it. */
  detailedImpact: WeatherImpact,
  /** Whose weather it is. `isKnown` is false where `location` names no place that we know: it is then that of the company's region. */
  place: z.object({ name: z.string(), region: Region.nullable(), isKnown: z.boolean() }),
  assessment: WorkAssessment,
  /** How many of the asked days the forecast reaches. */
  daysCovered: z.number().int(),
  isSimulated: z.boolean(),
}).meta({ id: 'WeatherImpactResponse' });

/** The company's choice of provider and the region of its weather. The key is written, never read back. */
export const WeatherSettings = z
  .object({
    provider: WeatherProviderChoice,
    hasApiKey: z.boolean(),
    /** A key was kept, but this server cannot read it any more: it must be entered again. */
    isApiKeyLost: z.boolean(),
    region: Region,
    version: z.number().int(),
  })
  .meta({ id: 'WeatherSettings' });
export const UpdateWeatherSettings = z
  .object({
    provider: WeatherProviderChoice.optional(),
    /** Null or empty takes the key away. */
    apiKey: Text(200)
      .refine((value) => /^[\w.~-]*$/.test(value), 'Contains characters that no key has')
      .nullable()
      .optional(),
    region: Region.optional(),
    version: z.number().int().optional(),
  })
  .meta({ id: 'UpdateWeatherSettings' });

export type WeatherQuery = z.input<typeof WeatherQuery>;
export type CurrentWeather = z.infer<typeof CurrentWeather>;
export type WeatherHour = z.infer<typeof WeatherHour>;
export type ForecastDay = z.infer<typeof ForecastDay>;
export type Weather = z.infer<typeof Weather>;
export type RiskCause = z.infer<typeof RiskCause>;
export type RiskItem = z.infer<typeof RiskItem>;
export type MaterialAdvisory = z.infer<typeof MaterialAdvisory>;
export type WeatherAlert = z.infer<typeof WeatherAlert>;
export type DayFitness = z.infer<typeof DayFitness>;
export type WorkAssessment = z.infer<typeof WorkAssessment>;
export type WeatherImpactRequest = z.input<typeof WeatherImpactRequest>;
export type WeatherImpactResponse = z.infer<typeof WeatherImpactResponse>;
export type WeatherProviderChoice = z.infer<typeof WeatherProviderChoice>;
export type WeatherSettings = z.infer<typeof WeatherSettings>;
export type UpdateWeatherSettings = z.input<typeof UpdateWeatherSettings>;
