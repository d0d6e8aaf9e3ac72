import { Button } from 'antd';
import type { RefObject } from 'react';
import { ReloadIcon } from '../../icons';
import { CameraIcon } from '../../icons/data-icons';
import { PickButton } from './pick-button';

interface ViewfinderProps {
  /** In which the camera shows what it sees. */
  video: RefObject<HTMLVideoElement | null>;
  state: 'starting' | 'ready' | 'failed';
  canSwitch: boolean;
  onSwitch: () => void;
  onShoot: () => void;
  /** Photos that the phone's own camera app has taken, where the camera cannot be used here. */
  onPick: (files: File[]) => void;
}

/** What the camera sees, and the button that takes the photo. Without a camera the phone's own camera app does it. */
export function Viewfinder({ video, state, canSwitch, onSwitch, onShoot, onPick }: ViewfinderProps) {
  if (state === 'failed') {
    return (
      <div className="dwang-camera-frame dwang-camera-off">
        <p>The camera cannot be used here.</p>
        <PickButton label="Use camera app" size="large" icon={<CameraIcon aria-hidden />} fromCamera onPick={onPick} />
      </div>
    );
  }
  const isWaiting = state !== 'ready';
  return (
    <div className="dwang-camera">
      <div className="dwang-camera-frame">
        <video ref={video} autoPlay muted playsInline aria-label="Camera picture" />
        {isWaiting && <p className="dwang-camera-wait">Starting camera...</p>}
      </div>
      <div className="dwang-camera-buttons">
        {canSwitch && (
          <Button size="large" icon={<ReloadIcon aria-hidden />} disabled={isWaiting} onClick={onSwitch}>
            Switch camera
          </Button>
        )}
        <Button type="primary" size="large" icon={<CameraIcon aria-hidden />} disabled={isWaiting} onClick={onShoot}>
          Take photo
        </Button>
      </div>
    </div>
  );
}
