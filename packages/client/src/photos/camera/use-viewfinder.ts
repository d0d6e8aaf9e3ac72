import { useRef } from 'react';
import { errorText, isApiError } from '../../api-error';
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

/** Why a shot was not saved: what the photo itself was refused for, here or by the server, where that is it. */
export function unsavedWords(error: unknown): CameraWords {
  const isOfPhoto = error instanceof PhotoRefused || (isApiError(error) && [413, 415, 422].includes(error.status));
  return isOfPhoto ? { ...CAMERA_WORDS.save, description: errorText(error, CAMERA_WORDS.save.description) } : CAMERA_WORDS.save;
}
