import type { Photo, Point } from './photo';

/** A line on the photo, with the words beside its middle. */
export interface MarkedLine {
  from: Point;
  to: Point;
  text?: string;
}

/** Seen on any photo: yellow with a dark rim. Not of the theme, since the picture leaves the app. */
const LINE = '#ffd400';
const RIM = '#101820';

/** The photo with its lines and their words drawn in, as a JPEG. */
export async function drawMarked(photo: Photo, lines: readonly MarkedLine[]): Promise<File> {
  const image = await load(photo.url);
  const canvas = document.createElement('canvas');
  canvas.width = photo.width;
  canvas.height = photo.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw pictures');
  pen.drawImage(image, 0, 0, photo.width, photo.height);
  const thick = Math.max(2, photo.width / 250);
  pen.font = `600 ${Math.round(photo.width / 30)}px sans-serif`;
  pen.textAlign = 'center';
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const line of lines) drawLine(pen, line, thick);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be drawn');
  return new File([blob], 'marked-photo.jpg', { type: 'image/jpeg' });
}

function drawLine(pen: CanvasRenderingContext2D, { from, to, text }: MarkedLine, thick: number): void {
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.strokeStyle = RIM;
  pen.lineWidth = thick * 2.5;
  pen.stroke();
  pen.strokeStyle = LINE;
  pen.lineWidth = thick;
  pen.stroke();
  if (!text) return;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2 - thick * 4];
  pen.strokeStyle = RIM;
  pen.lineWidth = thick * 2;
  pen.strokeText(text, x, y);
  pen.fillStyle = LINE;
  pen.fillText(text, x, y);
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
