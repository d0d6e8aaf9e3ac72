/** Photos to a job, from whichever screen: taken or chosen, made small on this device, then kept through the outbox. */
export { type CameraFault, type CameraState, useCamera } from './camera/use-camera';
export { unsavedWords, useViewfinder } from './camera/use-viewfinder';
export { createPhoto, keepPhoto, type NewPhotoFacts, newPhoto } from './photo-writes';
export { PhotoRefused, type ShrunkPhoto, shrinkPhoto } from './shrink-photo';
