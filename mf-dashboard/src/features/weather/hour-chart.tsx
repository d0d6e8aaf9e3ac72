import type { WeatherHour } from '@dwang/contracts';
import { clockAt, conditionOf, type Units, weatherWords } from '@dwang/domain/weather';
import { VisuallyHidden, WeatherGlyph } from '@dwang/kit';

const HEIGHT = 48;
const COLUMN = 10;
/** A calm, dry day is drawn flat: the scales never reach below these. */
const LEAST_WIND = 30;
const LEAST_RAIN = 4;

interface HourChartProps {
  hours: readonly WeatherHour[];
  units: Units;
  timeZone: string;
}

/** The hours of a day side by side, with wind and gusts as lines and rain as bars. Read out, it is a list. */
export function HourChart({ hours, units, timeZone }: HourChartProps) {
  const { degrees, speed, rain } = weatherWords(units);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="weather-hours" aria-label="Hours" tabIndex={0}>
      <div className="weather-hours-sheet" style={{ gridTemplateColumns: `repeat(${hours.length}, minmax(44px, 1fr))` }}>
        <ol className="weather-hours-row">
          {hours.map((hour) => {
            const { description, icon } = conditionOf(hour.weatherCode, hour.isDay);
            return (
              <li key={hour.time}>
                <span>{clockAt(hour.time, timeZone)}</span>
                <WeatherGlyph name={icon} />
                <VisuallyHidden>{description}, </VisuallyHidden>
                <strong>{degrees(hour.temp)}</strong>
                <VisuallyHidden>
                  , wind {speed(hour.windSpeed)}, gusts {speed(hour.windGust)}, rain {rain(hour.precipitation)}
                </VisuallyHidden>
              </li>
            );
          })}
        </ol>
        <Lines hours={hours} />
        <ol className="weather-hours-row weather-hours-figures" aria-hidden="true">
          {hours.map((hour) => (
            <li key={hour.time}>
              <span>{speed(hour.windGust).split(' ')[0]}</span>
              <span className="weather-hours-rain">{hour.precipitation > 0 ? rain(hour.precipitation).split(' ')[0] : '–'}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Lines({ hours }: { hours: readonly WeatherHour[] }) {
  const windTop = Math.max(LEAST_WIND, ...hours.map(({ windGust }) => windGust));
  const rainTop = Math.max(LEAST_RAIN, ...hours.map(({ precipitation }) => precipitation));
  const points = (read: (hour: WeatherHour) => number): string =>
    hours.map((hour, index) => `${(index + 0.5) * COLUMN},${HEIGHT - 2 - (read(hour) / windTop) * (HEIGHT - 4)}`).join(' ');
  return (
    <svg
      className="weather-lines"
      viewBox={`0 0 ${Math.max(1, hours.length) * COLUMN} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {hours.map(({ time, precipitation }, index) => {
        const height = (precipitation / rainTop) * HEIGHT;
        return <rect key={time} x={index * COLUMN + 2} y={HEIGHT - height} width={COLUMN - 4} height={height} />;
      })}
      <polyline className="weather-lines-gust" points={points(({ windGust }) => windGust)} />
      <polyline className="weather-lines-wind" points={points(({ windSpeed }) => windSpeed)} />
    </svg>
  );
}

/** What the lines and bars mean. */
export function HourLegend({ units }: { units: Units }) {
  const isMetric = units === 'metric';
  return (
    <p className="weather-legend" aria-hidden="true">
      <span className="weather-legend-gust">Gusts {isMetric ? 'km/h' : 'mph'}</span>
      <span className="weather-legend-wind">Wind</span>
      <span className="weather-legend-rain">Rain {isMetric ? 'mm' : 'in'}</span>
    </p>
  );
}
