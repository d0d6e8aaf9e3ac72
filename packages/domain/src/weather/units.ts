/** How a person wants figures; the API always speaks metric. */
export type Units = 'metric' | 'imperial';

/** Weather figures as words. Temperatures carry no letter where they stand as a big figure: a place has one scale. */
export const weatherWords = (units: Units) => {
  const isMetric = units === 'metric';
  return {
    /** `18°` */
    degrees: (celsius: number): string => `${Math.round(isMetric ? celsius : celsius * 1.8 + 32) || 0}°`,
    /** `25 km/h` or `16 mph` */
    speed: (kmh: number): string => (isMetric ? `${Math.round(kmh)} km/h` : `${Math.round(kmh / 1.609344)} mph`),
    /** `2.4 mm` or `0.09 in` */
    rain: (mm: number): string => (isMetric ? `${mm.toFixed(1)} mm` : `${(mm / 25.4).toFixed(2)} in`),
  };
};

const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** The eighth of the compass that the wind comes from. */
export const compassPoint = (degrees: number): string => POINTS[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] ?? 'N';
