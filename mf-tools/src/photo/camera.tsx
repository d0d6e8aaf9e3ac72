import { useCamera } from '@dwang/client/photos';
import { Alert, Button, Row, Stack } from '@dwang/kit';
import { CameraIcon, UploadIcon } from '@dwang/kit/data';
import { PickButton } from '@dwang/kit/form';
import { useRef, useState } from 'react';
import type { Photo } from './photo';
import { readFrame, readPhoto } from './read-photo';
import './photo.css';

const DENIED = 'Could not access the camera. Please check permissions.';

/** Takes a picture with the rear camera, or takes one from the device. The camera stops as soon as it is not needed or seen. */
export function Camera({ onPhoto }: { onPhoto: (photo: Photo) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const fail = (message: string) => {
    setOpen(false);
    setFault(message);
  };
  const upload = ([file]: File[]) => {
    if (file) readPhoto(file).then(onPhoto, () => setFault('This file could not be read as a picture. Try a JPEG or PNG.'));
  };
  return (
    <Stack>
      {fault && <Alert type="error" showIcon title={fault} role="alert" />}
      {isOpen ? (
        <Viewfinder onPhoto={onPhoto} onFail={() => fail(DENIED)} onCancel={() => setOpen(false)} />
      ) : (
        <div className="tools-photo-start">
          <Button type="primary" size="large" icon={<CameraIcon />} onClick={() => setOpen(true)}>
            Take a photo
          </Button>
          <PickButton label="Choose a photo" size="large" icon={<UploadIcon />} single onPick={upload} />
        </div>
      )}
    </Stack>
  );
}

interface ViewfinderProps {
  onPhoto: (photo: Photo) => void;
  onFail: () => void;
  onCancel: () => void;
}

function Viewfinder({ onPhoto, onFail, onCancel }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, canSwitch, switchCamera } = useCamera(video, (fault) => fault !== 'switch' && onFail());
  const shoot = () => {
    if (video.current?.videoWidth) onPhoto(readFrame(video.current));
  };
  return (
    <Stack align="center">
      <video ref={video} className="tools-photo-video" autoPlay muted playsInline aria-label="Camera picture" />
      <Row>
        <Button onClick={onCancel}>Cancel</Button>
        {canSwitch && (
          <Button disabled={state !== 'ready'} onClick={() => void switchCamera()}>
            Switch camera
          </Button>
        )}
        <Button type="primary" size="large" icon={<CameraIcon />} disabled={state !== 'ready'} onClick={shoot}>
          Take the photo
        </Button>
      </Row>
    </Stack>
  );
}
