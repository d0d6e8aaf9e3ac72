/** Photos to a job, from whichever screen: made small on this device, then kept through the outbox. */
export { createPhoto, keepPhoto, type NewPhotoFacts, newPhoto } from './photo-writes';
export { draw, isBlank, PhotoRefused, type ShrunkPhoto, shrinkPhoto } from './shrink-photo';
