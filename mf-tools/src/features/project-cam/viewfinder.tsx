import { CAMERA_WORDS, takeShot, useCamera } from '@dwang/client/photos';
import { Button, ReloadIcon } from '@dwang/kit';
import { CameraIcon } from '@dwang/kit/data';
import { useNotify } from '@dwang/shell-api';
import { useRef } from 'react';
import { PhotoFile } from '../../photo/photo-file';

/** What the camera sees, and the button that takes the photo. Without a camera the phone's own camera app does it. */
export function Viewfinder({ onShot }: { onShot: (shot: File) => void }) {
  const notify = useNotify();
  const video = useRef<HTMLVideoElement>(null);
  const { state, canSwitch, switchCamera } = useCamera(video, (fault) => notify.error(CAMERA_WORDS[fault]));
  const shoot = () => {
    if (video.current) takeShot(video.current).then(onShot, () => notify.error(CAMERA_WORDS.save));
  };
  if (state === 'failed') {
    return (
      <div className="tools-cam-frame tools-cam-off">
        <p>The camera cannot be used here.</p>
        <PhotoFile label="Use camera app" icon={<CameraIcon aria-hidden />} fromCamera onFile={onShot} />
      </div>
    );
  }
  return (
    <>
      <div className="tools-cam-frame">
        <video ref={video} autoPlay muted playsInline aria-label="Camera picture" />
        {state === 'starting' && <p className="tools-cam-wait">Starting camera...</p>}
      </div>
      <div className="tools-cam-buttons">
        {canSwitch && (
          <Button size="large" icon={<ReloadIcon aria-hidden />} disabled={state !== 'ready'} onClick={() => void switchCamera()}>
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
