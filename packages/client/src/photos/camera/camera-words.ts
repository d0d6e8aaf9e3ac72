import type { CameraFault } from './use-camera';

export interface CameraWords {
  title: string;
  description: string;
}

/** What a person is told when the project camera does not work. Source: specification 2, section 8. */
export const CAMERA_WORDS: Readonly<Record<CameraFault | 'save', CameraWords>> = {
  unsupported: { title: 'Error', description: 'Camera not supported on this device' },
  denied: { title: 'Error', description: 'Failed to access camera. Please check permissions.' },
  switch: { title: 'Error', description: 'Failed to switch camera' },
  save: { title: 'Error', description: 'Failed to save project photo. Please try again.' },
};
