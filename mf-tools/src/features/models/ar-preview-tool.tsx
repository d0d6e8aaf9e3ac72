import { useCamera } from '@dwang/client/photos';
import { Alert, Button, LinkButton, Row, Segmented, Stack, Text } from '@dwang/kit';
import { saveFile } from '@dwang/kit/export';
import { useNotify } from '@dwang/shell-api';
import { useCallback, useMemo, useRef, useState } from 'react';
import { SaveResult } from '../../results/save-result';
import { buildOf } from './build-model';
import type { Stand } from './scene-site';
import { StandSliders } from './stand-sliders';
import { useModelAddress } from './use-model-address';
import { useSiteScene } from './use-site-scene';
import { useXr } from './use-xr';
import './models.css';

const START: Stand = { eye: 1.6, tilt: 12, distance: 6, turn: 20, aside: 0 };
/** Source of the words: specification 2, section 8. */
const DENIED = 'Could not access the camera. Please check your permissions.';
const STATED_ERROR = 'Sizes in the picture hold only as far as eye height and distance do';

/** A model seen on site: in the room by WebXR where the browser has it, else over the camera's picture on a grid of metres. */
export default function ArPreviewTool() {
  const { kind, values, openings, choices, choose, onPage } = useModelAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of what is built
  const { model } = useMemo(() => buildOf(kind, values, openings), [JSON.stringify([kind.id, values, openings])]);
  const [stand, setStand] = useState(START);
  const [hasCamera, setCamera] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useSiteScene(canvas, model, stand);
  const xr = useXr();
  const notify = useNotify();
  const ready = scene && scene !== 'none' ? scene : null;
  const picture = useCallback(async () => {
    if (!ready) throw new Error('There is no picture');
    return new File([await ready.picture(video.current)], 'site.jpg', { type: 'image/jpeg' });
  }, [ready]);
  const enter = () => {
    if (xr && ready)
      ready.inRoom(xr).catch(() => notify.error({ title: 'AR could not be started', description: 'Please try again.' }));
  };
  return (
    <Stack>
      <Segmented options={choices} value={kind.id} onChange={choose} aria-label="Model" />
      {fault && <Alert type="error" showIcon title={fault} role="alert" />}
      {scene === 'none' && (
        <Alert type="warning" showIcon title="This device cannot draw in 3D. The models page shows the same model flat." />
      )}
      <div className="models-site">
        {hasCamera && (
          <Behind
            video={video}
            onFault={() => {
              setCamera(false);
              setFault(DENIED);
            }}
          />
        )}
        <canvas ref={canvas} className="models-site-canvas" role="img" aria-label={`${kind.title} on a grid of metres`} />
      </div>
      <Row>
        <Button
          type="primary"
          onClick={() => {
            setFault(null);
            setCamera(!hasCamera);
          }}
        >
          {hasCamera ? 'Stop Camera' : 'Start Camera'}
        </Button>
        {xr && <Button onClick={enter}>Place in the room</Button>}
        <LinkButton to={onPage}>Change sizes</LinkButton>
      </Row>
      <Text rank="secondary">
        {xr
          ? 'In the room: move the phone slowly until a ring lies on the floor, then tap. Go back to end.'
          : 'Placing a model in the room needs a phone with AR in Chrome. Here it is seen over the camera’s picture.'}
      </Text>
      <StandSliders stand={stand} onChange={setStand} />
      <Text>
        Squares of the grid are one metre. Lay one on a length that you know, by eye height and distance, and the model is to
        scale.
      </Text>
      <Row>
        <Button disabled={!ready} onClick={() => void picture().then((file) => saveFile(file, 'dwang-site.jpg'))}>
          Picture (JPEG)
        </Button>
        <SaveResult draft={model && draftOf(kind.title, stand, model.figures)} {...(ready ? { picture } : {})} />
      </Row>
    </Stack>
  );
}

function Behind({ video, onFault }: { video: React.RefObject<HTMLVideoElement | null>; onFault: () => void }) {
  useCamera(video, onFault);
  return <video ref={video} className="models-site-video" autoPlay muted playsInline aria-label="Camera picture" />;
}

const draftOf = (title: string, stand: Stand, figures: readonly { label: string; value: string; unit?: string }[]) => ({
  ...{ tool: 'ar-preview', title: `${title} on site`, calibration: 'uncalibrated' as const, statedError: STATED_ERROR },
  inputs: [
    { label: 'Eye height', value: String(stand.eye), unit: 'm' },
    { label: 'Distance', value: String(stand.distance), unit: 'm' },
  ],
  answers: figures.map((figure) => ({ ...figure })),
});
