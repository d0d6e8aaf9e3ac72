import { useNotify } from '@dwang/shell-api';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { cameras, closeCamera, type OpenCamera, openCamera, otherThan } from './open-camera';

export type CameraState = 'starting' | 'ready' | 'failed';

const error = (description: string) => ({ title: 'Error', description });
const REAR: MediaTrackConstraints = { facingMode: { ideal: 'environment' } };

/** The rear camera, shown in `video` for as long as the part is on the screen; only then is the camera on. */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const notify = useNotify();
  const tell = useRef(notify.error);
  tell.current = notify.error;
  const camera = useRef<OpenCamera | null>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [canSwitch, setCanSwitch] = useState(false);

  const show = useCallback(
    (opened: OpenCamera) => {
      camera.current = opened;
      if (video.current) video.current.srcObject = opened.stream;
      setState('ready');
    },
    [video],
  );

  useEffect(() => {
    let isOver = false;
    const fail = (words: string) => {
      setState('failed');
      tell.current(error(words));
    };
    if (!navigator.mediaDevices?.getUserMedia) return fail('Camera not supported on this device');
    openCamera(REAR).then(
      async (opened) => {
        if (isOver) return closeCamera(opened);
        show(opened);
        const all = await cameras().catch(() => []);
        if (!isOver) setCanSwitch(all.length > 1);
      },
      () => !isOver && fail('Failed to access camera. Please check permissions.'),
    );
    return () => {
      isOver = true;
      closeCamera(camera.current);
      camera.current = null;
    };
  }, [show]);

  /** A phone opens one camera at a time, so the present one is closed first, and opened again if the other cannot be. */
  const switchCamera = async (): Promise<void> => {
    const before = camera.current;
    if (!before) return;
    setState('starting');
    try {
      const other = await otherThan(before);
      closeCamera(before);
      show(await openCamera(other));
    } catch {
      tell.current(error('Failed to switch camera'));
      const same = before.deviceId ? { deviceId: { exact: before.deviceId } } : REAR;
      await openCamera(same).then(show, () => setState('failed'));
    }
  };

  return { state, canSwitch, switchCamera };
}
