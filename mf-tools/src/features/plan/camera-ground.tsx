import { useCamera } from '@dwang/client/photos';
import { Alert, Button } from '@dwang/kit';
import { useRef, useState } from 'react';

/** Source of the words: specification 2, section 8. */
const DENIED = 'Could not access the camera. Please check your permissions.';

/** The camera's picture under the plan, on only while it is asked for and seen. */
export function useCameraGround() {
  const [isOn, setOn] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const toggle = () => {
    setFault(null);
    setOn(!isOn);
  };
  const fail = () => {
    setOn(false);
    setFault(DENIED);
  };
  return {
    ground: isOn ? <CameraPicture onFail={fail} /> : null,
    button: <Button onClick={toggle}>{isOn ? 'Stop Camera' : 'Start Camera'}</Button>,
    fault: fault && <Alert type="error" showIcon title={fault} role="alert" />,
  };
}

function CameraPicture({ onFail }: { onFail: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  useCamera(video, onFail);
  return <video ref={video} className="plan-camera" autoPlay muted playsInline aria-label="Camera picture" />;
}
