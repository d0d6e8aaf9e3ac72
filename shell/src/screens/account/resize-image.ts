/** The longest side that is sent, in pixels: enough for twice the size at which pictures and logos are ever shown. */
const MAX_SIDE = 512;
const JPEG_QUALITY = 0.88;

interface Cut {
  x: number;
  y: number;
  width: number;
  height: number;
}

const middleSquare = ({ width, height }: ImageBitmap): Cut => {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
};

/**
 * Makes a chosen picture small: turned upright, at most 512 pixels a side, and without what the camera wrote into it (place and time).
 * A `person` is cut to the square in the middle; a `logo` keeps its shape and what is transparent in it. Throws for what is no image.
 */
export async function resizeImage(file: Blob, kind: 'person' | 'logo'): Promise<Blob> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const cut = kind === 'person' ? middleSquare(image) : { x: 0, y: 0, width: image.width, height: image.height };
  const scale = Math.min(1, MAX_SIDE / Math.max(cut.width, cut.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(cut.width * scale));
  canvas.height = Math.max(1, Math.round(cut.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw pictures');
  pen.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
  image.close();
  const type = kind === 'person' ? 'image/jpeg' : 'image/png';
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made smaller'))),
      type,
      JPEG_QUALITY,
    ),
  );
}
