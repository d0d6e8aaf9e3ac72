import type { MeasurementUnit } from '@dwang/contracts';
import type { Dispatch } from 'react';
import { AimPicture } from '../../photo/aim-picture';
import type { Mark, Photo } from '../../photo/photo';
import { measure } from './geometry';
import type { Line, MeasureAction, MeasureState } from './measure-state';

interface PictureProps {
  state: MeasureState & { photo: Photo };
  unit: MeasurementUnit;
  dispatch: Dispatch<MeasureAction>;
}

/** The photo with its lines; both ends of each can be moved. */
export function Picture({ state, unit, dispatch }: PictureProps) {
  const { photo, lines, start } = state;
  return (
    <AimPicture
      photo={photo}
      isAiming={state.mode !== 'idle'}
      onPoint={(point) => dispatch({ type: 'point', point })}
      marks={lines.flatMap(marksOf)}
      onMove={(id, point) => {
        const [line, end] = id.split(' ');
        dispatch({ type: 'move', id: Number(line), end: end === 'to' ? 'to' : 'from', point });
      }}
      pending={start ? [start] : []}
    >
      {lines.map((line) => (
        <MeasuredLine key={line.id} line={line} state={state} unit={unit} />
      ))}
    </AimPicture>
  );
}

const marksOf = ({ id, from, to }: Line): Mark[] => [
  { id: `${id} from`, at: from, name: `Measurement ${id}, first point` },
  { id: `${id} to`, at: to, name: `Measurement ${id}, second point` },
];

function MeasuredLine({ line: { from, to }, state, unit }: { line: Line; state: PictureProps['state']; unit: MeasurementUnit }) {
  const { width } = state.photo;
  const { length } = measure(from, to, state.scale, unit);
  return (
    <g className="tools-photo-line">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} vectorEffect="non-scaling-stroke" />
      <circle cx={from.x} cy={from.y} r={width / 110} />
      <circle cx={to.x} cy={to.y} r={width / 110} />
      <text x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 - width / 80} fontSize={width / 28} textAnchor="middle">
        {`${length} ${unit}`}
      </text>
    </g>
  );
}
