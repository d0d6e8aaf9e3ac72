import { fileSize } from '@dwang/domain';

/** The longest side of what is kept, in pixels: far below the 16.7 million pixels that a canvas may have on iOS. */
const MAX_SIDE = 2048;
const QUALITY = 0.85;
/** The side of the small copy by which a blank result is noticed. */
const PROBE = 16;

export interface ShrunkPhoto {
  /** Of the file that it was made of. */
  name: string;
  blob: Blob;
  width: number;
  height: number;
}

/** The photo cannot be used; the message is for the person. Their own file is left as it is. */
export class PhotoRefused extends Error {}

/**
 * A photo as it is kept: upright, at most 2048 pixels a side, JPEG. Drawing it anew leaves behind what the camera wrote into the file, the
 * place above all. Throws `PhotoRefused`.
 */
export async function shrinkPhoto(file: File): Promise<ShrunkPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoRefused(unreadable(file));
  });
  try {
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const [width, height] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))];
    const canvas = draw(picture, width, height);
    if (isBlank(canvas))
      throw new PhotoRefused(`${sizeOf(file, picture)} is too large for this device. Nothing was saved; try a smaller copy.`);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    canvas.width = 0;
    if (!blob) throw new PhotoRefused(unreadable(file));
    return { name: file.name, blob, width, height };
  } finally {
    picture.close();
  }
}

const sizeOf = ({ name, size }: File, { width, height }: ImageBitmap): string =>
  `${name} (${fileSize(size)}, ${width} × ${height} pixels)`;

const unreadable = ({ name, type }: File): string =>
  /hei[cf]/i.test(`${name} ${type}`)
    ? `This browser cannot read HEIC photos. Take the photo here, or send ${name} as JPEG.`
    : `${name} cannot be read as a photo.`;

export function draw(picture: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoRefused('This browser cannot draw photos.');
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** Some browsers hand out an empty picture instead of an error when they run out of memory: every pixel is then the very same. */
export function isBlank(canvas: HTMLCanvasElement): boolean {
  const pixels = draw(canvas, PROBE, PROBE).getContext('2d')?.getImageData(0, 0, PROBE, PROBE).data;
  return pixels?.every((value, index) => value === pixels[index % 4]) ?? false;
}
