import { Button } from '@dwang/kit';
import type { DevicePlace } from './use-device-place';

/** From where the distances count, or why the device's own place is not known. */
export function PlaceLine({ device: { found, isLooking, message, retry } }: { device: DevicePlace }) {
  const said =
    message ?? (found ? 'Distances from where you are' : isLooking ? 'Finding your location…' : 'Distances from Tauranga');
  return (
    <div className="tools-map-line">
      <span role="status">{said}</span>
      {message && !found && <span>Distances from Tauranga.</span>}
      {message && (
        <Button type="link" onClick={retry} loading={isLooking}>
          Try Again
        </Button>
      )}
    </div>
  );
}
