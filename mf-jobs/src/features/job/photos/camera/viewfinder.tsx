import { CAMERA_WORDS, takeShot, useCamera } from '@dwang/client/photos';
import { Button, ReloadIcon } from '@dwang/kit';
import { CameraIcon } from '@dwang/kit/data';
import { useNotify } from '@dwang/shell-api';
import { useRef } from 'react';
import { PickButton } from '../../rows/pick-button';

interface ViewfinderProps {
  onShot: (shot: File) => void;
  /** Photos that the phone's own camera app has taken. */
  onPick: (files: File[]) => void;
}

/** What the camera sees, and the button that takes the photo. */
export function Viewfinder({ onShot, onPick }: ViewfinderProps) {
  const notify = useNotify();
  const video = useRef<HTMLVideoElement>(null);
  const { state, canSwitch, switchCamera } = useCamera(video, (fault) => notify.error(CAMERA_WORDS[fault]));
  const shoot = () => {
    if (video.current) takeShot(video.current).then(onShot, () => notify.error(CAMERA_WORDS.save));
  };
  if (state === 'failed') {
    return (
      <div className="job-camera-frame job-camera-off">
        <p>The camera cannot be used here.</p>
        <PickButton label="Use camera app" icon={<CameraIcon aria-hidden />} fromCamera onPick={onPick} />
      </div>
    );
  }
  return (
    <>
      <div className="job-camera-frame">
        <video ref={video} autoPlay muted playsInline aria-label="Camera picture" />
        {state === 'starting' && <p className="job-camera-wait">Starting camera...</p>}
      </div>
      <div className="job-camera-buttons">
        {canSwitch && (
          <Button icon={<ReloadIcon aria-hidden />} disabled={state !== 'ready'} onClick={() => void switchCamera()}>
            Switch camera
          </Button>
        )}
        <Button type="primary" size="large" icon={<CameraIcon aria-hidden />} disabled={state !== 'ready'} onClick={shoot}>
          Take photo
        </Button>
      </div>
    </>
  );
}
