import { useRef } from 'react';
import { PhotoRefused } from '../shrink-photo';
import { CAMERA_WORDS, type CameraWords } from './camera-words';
import { takeShot } from './open-camera';
import { useCamera } from './use-camera';

/** The camera for the kit's `Viewfinder`. `tell` gets what the person is told when it does not work. */
export function useViewfinder(onShot: (shot: File) => void, tell: (words: CameraWords) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, canSwitch, switchCamera } = useCamera(video, (fault) => tell(CAMERA_WORDS[fault]));
  const onShoot = () => {
    if (video.current) takeShot(video.current).then(onShot, () => tell(CAMERA_WORDS.save));
  };
  return { video, state, canSwitch, onSwitch: () => void switchCamera(), onShoot };
}

/** Why a shot was not saved: what the photo itself was refused for, where that is it. */
export const unsavedWords = (error: unknown): CameraWords =>
  error instanceof PhotoRefused ? { ...CAMERA_WORDS.save, description: error.message } : CAMERA_WORDS.save;
