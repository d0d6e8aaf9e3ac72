import { serverNow } from '@dwang/client';
import type { Weather } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { type Units, weatherWords } from '@dwang/domain/weather';
import { Link, StatusTag, VisuallyHidden, WeatherGlyph } from '@dwang/kit';

const SHOWN_DAYS = 4;

interface WeatherPanelProps {
  weather: Weather;
  units: Units;
  onLeave: () => void;
}

/** Today and the next three days, with the way to the whole forecast. */
export function WeatherPanel({ weather, units, onLeave }: WeatherPanelProps) {
  const { current, days, location, isSimulated, attribution } = weather;
  const { degrees, speed } = weatherWords(units);
  const today = dayOf(serverNow(), location.timeZone);
  return (
    <section className="shell-weather-panel" aria-label="Weather">
      <header>
        <strong>{location.name}</strong>
        {isSimulated && <StatusTag tone="warn">Simulated</StatusTag>}
      </header>
      <p>
        {current.description}, feels like {degrees(current.feelsLike)}, gusts {speed(current.windGust)}
      </p>
      <ol>
        {days.slice(0, SHOWN_DAYS).map((day) => (
          <li key={day.date}>
            <span>{day.date === today ? 'Today' : day.day}</span>
            <WeatherGlyph name={day.icon} />
            <span className="shell-weather-words">{day.conditions}</span>
            <VisuallyHidden>, high </VisuallyHidden>
            <strong>{degrees(day.temp)}</strong>
            <VisuallyHidden>, low </VisuallyHidden>
            <small>{degrees(day.tempMin)}</small>
          </li>
        ))}
      </ol>
      {attribution && (
        <a className="dwang-link" href={attribution.url} target="_blank" rel="noreferrer">
          {attribution.text}
        </a>
      )}
      <Link className="dwang-link" to="/" onClick={onLeave}>
        Open the dashboard
      </Link>
    </section>
  );
}
