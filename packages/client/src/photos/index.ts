/** Photos to a job, from whichever screen: taken or chosen, made small on this device, then kept through the outbox. */
export { CAMERA_WORDS } from './camera/camera-words';
export { takeShot } from './camera/open-camera';
export { type CameraFault, type CameraState, useCamera } from './camera/use-camera';
export { createPhoto, keepPhoto, type NewPhotoFacts, newPhoto } from './photo-writes';
export { PhotoRefused, type ShrunkPhoto, shrinkPhoto } from './shrink-photo';
