import { Alert, Button, Row, Stack } from '@dwang/kit';
import { CameraIcon, UploadIcon } from '@dwang/kit/data';
import { useEffect, useRef, useState } from 'react';
import { useVisible } from '../sensors/use-visible';
import type { Photo } from './photo';
import { readFrame, readPhoto } from './read-photo';
import './photo.css';

const DENIED = 'Could not access the camera. Please check permissions.';

/** Takes a picture with the rear camera, or takes one from the device. The camera stops as soon as it is not needed or seen. */
export function Camera({ onPhoto }: { onPhoto: (photo: Photo) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const visible = useVisible();
  useEffect(() => {
    if (!visible) setOpen(false);
  }, [visible]);
  const fail = (message: string) => {
    setOpen(false);
    setFault(message);
  };
  const upload = (file: File | undefined) => {
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
          <UploadButton onFile={upload} />
        </div>
      )}
    </Stack>
  );
}

function UploadButton({ onFile }: { onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="large" icon={<UploadIcon />} onClick={() => input.current?.click()}>
        Choose a photo
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Photo file"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

interface ViewfinderProps {
  onPhoto: (photo: Photo) => void;
  onFail: () => void;
  onCancel: () => void;
}

function Viewfinder({ onPhoto, onFail, onCancel }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const failed = useRef(onFail);
  failed.current = onFail;
  useEffect(() => openCamera(video.current, () => failed.current()), []);
  const shoot = () => {
    if (video.current?.videoWidth) onPhoto(readFrame(video.current));
  };
  return (
    <Stack align="center">
      <video ref={video} className="tools-photo-video" autoPlay muted playsInline aria-label="Camera picture" />
      <Row>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" size="large" icon={<CameraIcon />} onClick={shoot}>
          Take the photo
        </Button>
      </Row>
    </Stack>
  );
}

/** Starts the rear camera into `video`; answers how to stop it, also when permission comes only after that. */
function openCamera(video: HTMLVideoElement | null, onFail: () => void): () => void {
  let stream: MediaStream | null = null;
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const asked = navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 } } });
  if (!asked) onFail();
  asked?.then(
    (granted) => {
      stream = granted;
      if (isOver) stop();
      else if (video) video.srcObject = granted;
    },
    () => !isOver && onFail(),
  );
  return stop;
}
