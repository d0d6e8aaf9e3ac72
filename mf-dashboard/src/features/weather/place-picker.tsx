import { Region } from '@dwang/contracts';
import { regionLabel } from '@dwang/domain/weather';
import { Button, PlaceIcon } from '@dwang/kit';
import { MY_LOCATION, type PlaceChoice } from './use-place';

/** The 16 regions and the device's own place. `shown` is the region that the weather on the card is of. */
export function PlacePicker({ place, shown }: { place: PlaceChoice; shown: Region | null }) {
  const { chosen, isLocating, message, choose, retry } = place;
  return (
    <div className="weather-place">
      <PlaceIcon aria-hidden />
      <select
        className="weather-select"
        aria-label="Location"
        value={chosen ?? shown ?? ''}
        onChange={({ target }) => choose(target.value === MY_LOCATION ? MY_LOCATION : Region.parse(target.value))}
      >
        {chosen === null && shown === null && <option value="">…</option>}
        <option value={MY_LOCATION}>My location</option>
        {Region.options.map((region) => (
          <option key={region} value={region}>
            {regionLabel(region)}
          </option>
        ))}
      </select>
      {isLocating && !message && (
        <p className="weather-place-note" role="status">
          Finding your location…
        </p>
      )}
      {message && (
        <p className="weather-place-note" role="alert">
          {message}{' '}
          <Button size="small" onClick={retry} loading={isLocating}>
            Try Again
          </Button>
        </p>
      )}
    </div>
  );
}
