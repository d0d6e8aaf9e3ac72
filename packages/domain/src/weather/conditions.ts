/** Names of the pictures that a weather code is shown by. */
export type WeatherIcon =
  | 'clear-day'
  | 'clear-night'
  | 'partly-day'
  | 'partly-night'
  | 'cloudy'
  | 'fog'
  | 'drizzle'
  | 'rain'
  | 'snow'
  | 'thunder';

/** WMO code 4677 as far as Open-Meteo uses it: the code up to which a row holds, its words and its picture. */
const ROWS: readonly (readonly [upTo: number, description: string, icon: WeatherIcon])[] = [
  [0, 'Clear', 'clear-day'],
  [1, 'Mainly clear', 'clear-day'],
  [2, 'Partly cloudy', 'partly-day'],
  [3, 'Overcast', 'cloudy'],
  [45, 'Fog', 'fog'],
  [48, 'Rime fog', 'fog'],
  [51, 'Light drizzle', 'drizzle'],
  [53, 'Drizzle', 'drizzle'],
  [55, 'Heavy drizzle', 'drizzle'],
  [57, 'Freezing drizzle', 'drizzle'],
  [61, 'Light rain', 'rain'],
  [63, 'Rain', 'rain'],
  [65, 'Heavy rain', 'rain'],
  [67, 'Freezing rain', 'rain'],
  [71, 'Light snow', 'snow'],
  [73, 'Snow', 'snow'],
  [75, 'Heavy snow', 'snow'],
  [77, 'Snow grains', 'snow'],
  [80, 'Light showers', 'rain'],
  [81, 'Showers', 'rain'],
  [82, 'Violent showers', 'rain'],
  [86, 'Snow showers', 'snow'],
  [95, 'Thunderstorm', 'thunder'],
  [99, 'Thunderstorm with hail', 'thunder'],
];

const NIGHT: Partial<Record<WeatherIcon, WeatherIcon>> = { 'clear-day': 'clear-night', 'partly-day': 'partly-night' };

/** Words and picture of a WMO weather code. */
export function conditionOf(code: number, isDay = true): { description: string; icon: WeatherIcon } {
  const [, description, icon] = ROWS.find(([upTo]) => code <= upTo) ?? [0, 'Overcast', 'cloudy' as const];
  return { description, icon: isDay ? icon : (NIGHT[icon] ?? icon) };
}
