import type { Weather } from '@dwang/contracts';
import { compassPoint, type Units, weatherWords } from '@dwang/domain/weather';
import { WeatherGlyph } from '@dwang/kit';

/** The present: a big figure, what the sky does, and what it feels like. */
export function WeatherNow({ weather, units }: { weather: Weather; units: Units }) {
  const { current, days, location } = weather;
  const { degrees } = weatherWords(units);
  const [today] = days;
  return (
    <div className="weather-now">
      <span className="weather-now-picture">
        <WeatherGlyph name={current.icon} />
      </span>
      <p className="weather-now-temp">{degrees(current.temp)}</p>
      <p className="weather-now-words">
        <strong>{current.description}</strong>
        <span>
          {location.name}, feels like {degrees(current.feelsLike)}
        </span>
        {today && (
          <span>
            High {degrees(today.temp)}, low {degrees(today.tempMin)}
          </span>
        )}
      </p>
    </div>
  );
}

/** Wind, rain, humidity and UV of the present. */
export function WeatherFacts({ weather, units }: { weather: Weather; units: Units }) {
  const { windSpeed, windGust, windDirection, precipitation, humidity, uvIndex } = weather.current;
  const { speed, rain } = weatherWords(units);
  const facts = [
    { name: 'Wind', value: `${compassPoint(windDirection)} ${speed(windSpeed)}`, more: `gusts ${speed(windGust)}` },
    { name: 'Rain', value: rain(precipitation), more: 'this hour' },
    { name: 'Humidity', value: `${Math.round(humidity)}%`, more: '' },
    { name: 'UV index', value: uvIndex.toFixed(0), more: uvIndex >= 3 ? 'cover up' : 'low' },
  ];
  return (
    <dl className="weather-facts">
      {facts.map(({ name, value, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
