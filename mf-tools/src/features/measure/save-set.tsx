import type { MeasurementUnit } from '@dwang/contracts';
import type { Photo } from '../../photo/photo';
import { useMarkedPicture } from '../../photo/use-marked-picture';
import { type ResultDraft, SaveResult } from '../../results';
import { measure } from './geometry';
import type { MeasureState } from './measure-state';

/** Keeps all lengths of the photo with a job at once, with the photo as it is marked. */
export function SaveSet({ state, unit }: { state: MeasureState & { photo: Photo }; unit: MeasurementUnit }) {
  const found = state.lines.map((line) => ({ ...line, ...measure(line.from, line.to, state.scale, unit) }));
  const picture = useMarkedPicture(
    state.photo,
    found.map(({ from, to, length }) => ({ from, to, text: `${length} ${unit}` })),
  );
  const errors = found.flatMap(({ error }) => (error === null ? [] : [Number(error)]));
  const draft: ResultDraft = {
    tool: 'measure',
    title: found.length === 1 ? 'Length from a photo' : `${found.length} lengths from a photo`,
    answers: found.map(({ id, length }) => ({ label: `Measurement ${id}`, value: length, unit })),
    calibration: errors.length > 0 ? 'calibrated' : 'uncalibrated',
    statedError: errors.length > 0 ? `± ${Math.max(...errors).toFixed(2)} ${unit}` : 'not calibrated: a guess',
  };
  return <SaveResult draft={draft} picture={picture} />;
}
