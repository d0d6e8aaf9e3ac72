import type { ForecastDay } from '@dwang/contracts';
import { type Units, weatherWords } from '@dwang/domain/weather';
import { VisuallyHidden, WeatherGlyph } from '@dwang/kit';
import { useId } from 'react';

interface ForecastDaysProps {
  days: readonly ForecastDay[];
  units: Units;
  /** The company's day of now. */
  today: string;
  chosen: string;
  onChoose: (date: string) => void;
}

/** Five days under each other, each with the span of its temperatures within that of all five. Choosing one shows its hours. */
export function ForecastDays({ days, units, today, chosen, onChoose }: ForecastDaysProps) {
  const name = useId();
  const { degrees } = weatherWords(units);
  const low = Math.min(...days.map(({ tempMin }) => tempMin));
  const span = Math.max(1, Math.max(...days.map(({ temp }) => temp)) - low);
  const percent = (temp: number): string => `${((temp - low) / span) * 100}%`;
  return (
    <fieldset className="weather-days">
      <VisuallyHidden>
        <legend>Forecast for five days</legend>
      </VisuallyHidden>
      {days.map((day) => (
        <label key={day.date} className="weather-day">
          <input
            type="radio"
            className="dwang-hidden"
            name={name}
            checked={day.date === chosen}
            onChange={() => onChoose(day.date)}
          />
          <span className="weather-day-name">{day.date === today ? 'Today' : day.day}</span>
          <span className="weather-day-sky">
            <WeatherGlyph name={day.icon} />
            <VisuallyHidden>{day.conditions}, </VisuallyHidden>
            <small>{rainChance(day)}</small>
          </span>
          <span className="weather-day-low">
            <VisuallyHidden>low </VisuallyHidden>
            {degrees(day.tempMin)}
          </span>
          <span className="weather-day-span" aria-hidden>
            <span
              style={{ insetInlineStart: percent(day.tempMin), width: `calc(${percent(day.temp)} - ${percent(day.tempMin)})` }}
            />
          </span>
          <span className="weather-day-high">
            <VisuallyHidden>, high </VisuallyHidden>
            {degrees(day.temp)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Only a chance worth knowing. */
const rainChance = ({ precipitationChance }: ForecastDay): string =>
  precipitationChance !== null && precipitationChance >= 10 ? `${Math.round(precipitationChance)}%` : '';

/** The same five in one line, for the compact card. */
export function ForecastLine({ days, units, today }: Pick<ForecastDaysProps, 'days' | 'units' | 'today'>) {
  const { degrees } = weatherWords(units);
  return (
    <ol className="weather-line" aria-label="Forecast for five days">
      {days.map((day) => (
        <li key={day.date}>
          <span>{day.date === today ? 'Today' : day.day}</span>
          <WeatherGlyph name={day.icon} />
          <VisuallyHidden>{day.conditions}, high </VisuallyHidden>
          <strong>{degrees(day.temp)}</strong>
          <VisuallyHidden>, low </VisuallyHidden>
          <small>{degrees(day.tempMin)}</small>
        </li>
      ))}
    </ol>
  );
}
