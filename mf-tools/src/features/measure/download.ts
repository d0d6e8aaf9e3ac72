import type { MeasurementUnit } from '@dwang/contracts';
import type { Photo } from '../../photo/photo';
import { measure } from './geometry';
import type { MeasureState } from './measure-state';

/** What the file holds: the photo, each length with its unit, and when. */
export function measurementFile(state: MeasureState & { photo: Photo }, unit: MeasurementUnit, now: Date) {
  return {
    image: state.photo.url,
    measurements: state.lines.map(({ id, from, to }) => ({
      id,
      ...measure(from, to, state.scale, unit),
      unit,
      calibrated: state.scale.knownPixels !== null,
    })),
    date: now.toISOString(),
  };
}

/** Gives the file to the browser as a download. */
export function downloadMeasurements(state: MeasureState & { photo: Photo }, unit: MeasurementUnit, now: Date): void {
  const blob = new Blob([JSON.stringify(measurementFile(state, unit, now), null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = `measurements-${now.toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
