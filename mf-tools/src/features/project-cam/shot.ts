/** A photo of the camera, and when it was taken. */
export interface Shot {
  file: File;
  takenAt: string;
}
