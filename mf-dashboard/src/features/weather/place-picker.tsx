import type { Region } from '@dwang/contracts';
import { REGIONS, regionLabel } from '@dwang/domain/weather';
import { Button, PlaceIcon } from '@dwang/kit';
import { MY_LOCATION, type PlaceChoice } from './use-place';

const REGION_NAMES = Object.keys(REGIONS) as Region[];

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
        onChange={({ target }) => choose(target.value as Region | typeof MY_LOCATION)}
      >
        {chosen === null && shown === null && <option value="">…</option>}
        <option value={MY_LOCATION}>My location</option>
        {REGION_NAMES.map((region) => (
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
