/** Surface evaporation of fresh concrete in kg/m²/h (Uno 1998): concrete and air in °C, humidity in %, wind in km/h at 0.5 m. */
export function evaporationRate(concrete: number, air: number, humidity: number, wind: number): number {
  const dry = Math.max(0, concrete + 18) ** 2.5 - (humidity / 100) * Math.max(0, air + 18) ** 2.5;
  return Math.max(0, 5 * dry * (wind + 4) * 1e-6);
}

/** Dew point in °C by Magnus (17.62, 243.12); humidity in %, above 0. */
export function dewPoint(temp: number, humidity: number): number {
  const gamma = Math.log(Math.max(1, humidity) / 100) + (17.62 * temp) / (243.12 + temp);
  return (243.12 * gamma) / (17.62 - gamma);
}

/** Water vapour pressure in hPa (Bureau of Meteorology). */
export const vapourPressure = (temp: number, humidity: number): number =>
  (humidity / 100) * 6.105 * Math.exp((17.27 * temp) / (237.7 + temp));

/** Wet bulb globe temperature in moderate sun, °C, estimated from temperature and humidity (Bureau of Meteorology). */
export const wetBulbGlobe = (temp: number, humidity: number): number =>
  0.567 * temp + 0.393 * vapourPressure(temp, humidity) + 3.94;

/** What the air feels like in the shade, °C (Bureau of Meteorology); wind in metres per second. */
export const apparentTemperature = (temp: number, humidity: number, wind: number): number =>
  temp + 0.33 * vapourPressure(temp, humidity) - 0.7 * wind - 4;

const KMH_PER_MS = 3.6;

export const kmhOf = (metresPerSecond: number): number => metresPerSecond * KMH_PER_MS;
export const metresPerSecondOf = (kmh: number): number => kmh / KMH_PER_MS;
