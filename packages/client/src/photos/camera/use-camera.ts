import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cameras, closeCamera, type OpenCamera, openCamera, otherThan } from './open-camera';

export type CameraState = 'starting' | 'ready' | 'failed';
/** What went wrong: the browser has no camera, it may not be used or cannot be opened, or the other one cannot. */
export type CameraFault = 'unsupported' | 'denied' | 'switch';

const REAR: MediaTrackConstraints = { facingMode: { ideal: 'environment' } };

function onSight(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * The rear camera, shown in `video` for as long as the part is on the screen and the page can be seen; only then is the camera on. `onFault`
 * tells the person.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onFault: (fault: CameraFault) => void) {
  const tell = useRef(onFault);
  tell.current = onFault;
  const camera = useRef<OpenCamera | null>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [canSwitch, setCanSwitch] = useState(false);
  const isSeen = useSyncExternalStore(onSight, () => document.visibilityState !== 'hidden');

  const show = useCallback(
    (opened: OpenCamera) => {
      camera.current = opened;
      if (video.current) video.current.srcObject = opened.stream;
      setState('ready');
    },
    [video],
  );

  useEffect(() => {
    if (!isSeen) return undefined;
    let isOver = false;
    const fail = (fault: CameraFault) => {
      setState('failed');
      tell.current(fault);
    };
    if (!navigator.mediaDevices?.getUserMedia) return fail('unsupported');
    setState('starting');
    openCamera(REAR).then(
      async (opened) => {
        if (isOver) return closeCamera(opened);
        show(opened);
        const all = await cameras().catch(() => []);
        if (!isOver) setCanSwitch(all.length > 1);
      },
      () => !isOver && fail('denied'),
    );
    return () => {
      isOver = true;
      closeCamera(camera.current);
      camera.current = null;
    };
  }, [show, isSeen]);

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
      tell.current('switch');
      const same = before.deviceId ? { deviceId: { exact: before.deviceId } } : REAR;
      await openCamera(same).then(show, () => setState('failed'));
    }
  };

  return { state, canSwitch, switchCamera };
}
