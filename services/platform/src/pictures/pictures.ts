import { wallTime } from '@dwang/domain';
import { Injectable } from '@nestjs/common';
import type { Exif, Sharp, SharpOptions } from 'sharp';
import { AppError } from '../errors/app-errors';
import { type ImageHeader, type ImageType, MAX_PIXELS, readImageHeader } from '../files/image-header';
import { BoundedQueue } from '../work/bounded-queue';
import { holdsOtherFormat } from './other-format';

/** The shorter side of a small copy, in pixels: a tile of a gallery at three device pixels each. */
const PAPER_SIZE = { width: 600, height: 300 };
const SMALL_SIDE = 480;
const QUALITY = 90;
const SMALL_QUALITY = 74;
/** Of two cores one is left to everybody else while a picture is drawn. */
const AT_ONCE = 2;
const MAX_WAITING = 64;

export interface DrawnPicture extends ImageHeader {
  content: Buffer;
}

/** When a picture was taken, on the wall of which zone; written into it, so that it keeps its date when it is downloaded. */
export interface TakenOn {
  at: Date;
  zone: string;
}

/** Checks and draws pictures, a few at a time. The drawing library (sharp) is loaded with the first one. */
@Injectable()
export class Pictures {
  private readonly queue = new BoundedQueue(AT_ONCE, MAX_WAITING);

  /**
   * A picture drawn anew from its pixels alone: upright, and without what its camera or anybody else wrote into the file (place, owner,
   * hidden content). Throws 415 for what is no picture or is something else as well, 422 for one that would unpack to too much.
   */
  async redraw(content: Buffer, taken?: TakenOn): Promise<DrawnPicture> {
    const { contentType } = checked(content);
    return this.queue.run(async () => {
      const upright = (await load(content)).autoOrient();
      const picture = taken ? upright.withExif(exifOf(taken)) : upright;
      const { data, info } = await encoded(picture, contentType).toBuffer({ resolveWithObject: true }).catch(refuse);
      return { content: data, contentType, width: info.width, height: info.height };
    });
  }

  /** A PNG of at most 600 by 300 pixels, with what is transparent in it: sharp enough for 60 mm of paper. */
  forPaper(content: Buffer): Promise<Pick<DrawnPicture, 'content' | 'width' | 'height'>> {
    return this.queue.run(async () => {
      const size = { ...PAPER_SIZE, fit: 'inside', withoutEnlargement: true } as const;
      const png = (await load(content)).autoOrient().resize(size).png();
      const { data, info } = await png.toBuffer({ resolveWithObject: true });
      return { content: data, width: info.width, height: info.height };
    });
  }

  /** A small copy in WebP. `read` is called when its turn has come, so that what waits takes no memory. */
  small(read: () => Promise<Buffer>): Promise<Buffer> {
    const size = { width: SMALL_SIDE, height: SMALL_SIDE, fit: 'outside', withoutEnlargement: true } as const;
    return this.queue.run(async () =>
      (await load(await read())).autoOrient().resize(size).webp({ quality: SMALL_QUALITY }).toBuffer(),
    );
  }
}

function checked(content: Buffer): ImageHeader {
  const header = readImageHeader(content);
  if (!header || holdsOtherFormat(content)) return refuse();
  if (header.width * header.height <= MAX_PIXELS) return header;
  throw new AppError(422, 'PHOTO.TOO_LARGE', `A photo can have at most ${MAX_PIXELS / 1_000_000} million pixels`);
}

function refuse(): never {
  throw new AppError(415, 'REQUEST.NOT_AN_IMAGE', 'This file is not a JPEG, PNG or WebP image, or it is damaged');
}

const OPTIONS: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true };

async function load(content: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(content, OPTIONS);
}

function encoded(picture: Sharp, contentType: ImageType): Sharp {
  if (contentType === 'image/png') return picture.png({ compressionLevel: 7, adaptiveFiltering: true });
  return contentType === 'image/webp' ? picture.webp({ quality: QUALITY }) : picture.jpeg({ quality: QUALITY });
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Source: CIPA DC-008 (Exif 2.32), DateTimeOriginal; sharp calls its directory IFD2. */
function exifOf({ at, zone }: TakenOn): Exif {
  const { year, month, day, hour, minute, second } = wallTime(at.getTime(), zone);
  return {
    IFD2: { DateTimeOriginal: `${year}:${two(month)}:${two(day)} ${two(hour)}:${two(minute)}:${two(second)}` },
  };
}
