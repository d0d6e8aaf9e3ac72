import type { Weather } from '@dwang/contracts';
import { formatTime } from '@dwang/kit';
import './weather-parts.css';

/** Where the figures come from and how old they are; simulated ones say so, with the reason. */
export function WeatherCredit({ weather }: { weather: Weather }) {
  const { attribution, fetchedAt, isSimulated, isStale, reason, location } = weather;
  return (
    <p className="weather-credit">
      <span>
        Updated {formatTime(fetchedAt, location.timeZone)}
        {isStale && ', waiting for a newer forecast'}
      </span>
      {isSimulated && <span>Simulated weather, not a forecast.{reason && ` ${reason}.`}</span>}
      {attribution && (
        <a className="dwang-link" href={attribution.url} target="_blank" rel="noreferrer">
          {attribution.text}
        </a>
      )}
    </p>
  );
}
