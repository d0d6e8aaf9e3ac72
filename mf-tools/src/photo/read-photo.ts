import type { Photo } from './photo';

/** Longest side of the working picture: enough to aim, small enough for any phone (iOS refuses canvases over 16.7 megapixels). */
const LONGEST = 1600;

/** Brings a picture of any size upright (by its EXIF turn) to the working size. Rejects when the file is not a picture. */
export async function readPhoto(source: Blob): Promise<Photo> {
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' });
  try {
    return draw(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}

/** The picture that a camera shows now. */
export const readFrame = (video: HTMLVideoElement): Photo => draw(video, video.videoWidth, video.videoHeight);

function draw(image: CanvasImageSource, width: number, height: number): Photo {
  const factor = Math.min(1, LONGEST / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * factor));
  canvas.height = Math.max(1, Math.round(height * factor));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw pictures');
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { url: canvas.toDataURL('image/jpeg', 0.9), width: canvas.width, height: canvas.height };
}
