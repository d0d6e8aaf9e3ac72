import { Button, Row, Stack, Text } from '@dwang/kit';
import { useState } from 'react';
import { type ResultDraft, SaveResult } from '../results';
import { AimPicture } from './aim-picture';
import type { PhotoAngle } from './angles';
import { Camera } from './camera';
import type { Photo, Point } from './photo';
import { useMarkedPicture } from './use-marked-picture';

/** How an angle is marked on a photo. */
export interface AngleWay {
  /** How to take the photo. */
  intro: string;
  /** What to mark, point by point. */
  steps: readonly string[];
  /** The lines through the points set so far. */
  lines: (points: readonly Point[]) => (readonly [Point, Point])[];
  /** Of all points; null when they make none. */
  angleOf: (points: readonly Point[]) => PhotoAngle | null;
}

interface PhotoAngleProps {
  way: AngleWay;
  /** How it is kept with a job. */
  draftOf: (found: PhotoAngle) => ResultDraft;
}

/** An angle from a photo by points on its edges. */
export function PhotoAngleFinder({ way, draftOf }: PhotoAngleProps) {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [points, setPoints] = useState<readonly Point[]>([]);
  const restart = (next: Photo | null) => {
    setPhoto(next);
    setPoints([]);
  };
  if (!photo) {
    return (
      <Stack>
        <Text>{way.intro}</Text>
        <Camera onPhoto={restart} />
      </Stack>
    );
  }
  const step = way.steps[points.length];
  const found = step === undefined ? way.angleOf(points) : null;
  return (
    <Stack>
      <p className="tools-photo-hint" aria-live="polite">
        {step ?? (found ? 'Arrow keys move a point.' : 'These points lie too close together. Clear them and mark again.')}
      </p>
      <AimPicture
        photo={photo}
        isAiming={step !== undefined}
        onPoint={(point) => setPoints([...points, point])}
        marks={points.map((at, index) => ({ id: String(index), at, name: `Point ${index + 1}` }))}
        onMove={(id, at) => setPoints(points.map((point, index) => (String(index) === id ? at : point)))}
        pending={points}
      >
        <g className="tools-photo-line">
          {way.lines(points).map(([from, to]) => (
            <line
              key={`${from.x},${from.y},${to.x},${to.y}`}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
      </AimPicture>
      {found && (
        <output className="tools-photo-angle" aria-live="polite">
          {found.degrees.toFixed(1)}° <small>± {found.error.toFixed(1)}°</small>
        </output>
      )}
      <Row>
        <Button disabled={points.length === 0} onClick={() => setPoints(points.slice(0, -1))}>
          Undo
        </Button>
        <Button disabled={points.length === 0} onClick={() => setPoints([])}>
          Clear points
        </Button>
        <Button onClick={() => restart(null)}>New photo</Button>
      </Row>
      {found && <SaveAngle photo={photo} lines={way.lines(points)} found={found} draft={draftOf(found)} />}
    </Stack>
  );
}

interface SaveAngleProps {
  photo: Photo;
  lines: readonly (readonly [Point, Point])[];
  found: PhotoAngle;
  draft: ResultDraft;
}

function SaveAngle({ photo, lines, found, draft }: SaveAngleProps) {
  const text = `${found.degrees.toFixed(1)}°`;
  const picture = useMarkedPicture(
    photo,
    lines.map(([from, to], index) => ({ from, to, ...(index === lines.length - 1 ? { text } : {}) })),
  );
  return <SaveResult draft={draft} picture={picture} />;
}
