import sharp, { type Sharp } from 'sharp';
import { readImageHeader } from '../files/image-header';
import { holdsOtherFormat } from './other-format';
import { Pictures } from './pictures';

const pictures = new Pictures();
const TAKEN = { at: new Date('2026-03-02T20:05:07Z'), zone: 'Pacific/Auckland' };
const GPS = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '36/1 50/1 0/1' } };

/** Red above blue, as the photographer saw it; stored turned for the given EXIF orientation. */
async function photoTurned(orientation: number): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  const upright = await sharp({ create: { width: 40, height: 60, channels: 3, background: 'white' } })
    .composite([
      { input: await half('red'), top: 0, left: 0 },
      { input: await half('blue'), top: 30, left: 0 },
    ])
    .png()
    .toBuffer();
  const turns: Record<number, (one: Sharp) => Sharp> = {
    1: (one) => one,
    2: (one) => one.flop(),
    3: (one) => one.rotate(180),
    4: (one) => one.flip(),
    5: (one) => one.flop().rotate(-90),
    6: (one) => one.rotate(-90),
    7: (one) => one.flop().rotate(90),
    8: (one) => one.rotate(90),
  };
  const turn = turns[orientation] ?? ((one: Sharp) => one);
  const turned = await turn(sharp(upright)).png().toBuffer();
  return sharp(turned).jpeg({ quality: 95 }).withMetadata({ orientation }).withExifMerge(GPS).toBuffer();
}

const redness = async (picture: Buffer, top: number) => {
  const { data } = await sharp(picture)
    .extract({ left: 10, top, width: 4, height: 4 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > 200 && (data[2] ?? 0) < 60;
};

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'stands upright once, in full and small, whatever way it was held: %i (RC-067)',
  async (orientation) => {
    const sent = await photoTurned(orientation);
    expect((await sharp(sent).metadata()).orientation).toBe(orientation);
    const whole = await pictures.redraw(sent, TAKEN);
    expect([whole.width, whole.height]).toEqual([40, 60]);
    const small = await pictures.small(async () => whole.content);
    for (const picture of [whole.content, small]) {
      expect([await redness(picture, 6), await redness(picture, 46)]).toEqual([true, false]);
      expect((await sharp(picture).metadata()).orientation ?? 1).toBe(1);
    }
  },
);

it('keeps nothing that the camera wrote but the date', async () => {
  const sent = await photoTurned(6);
  expect(sent.includes('GPS') || (await sharp(sent).metadata()).exif !== undefined).toBe(true);
  const { content } = await pictures.redraw(sent, TAKEN);
  const { exif, xmp, iptc } = await sharp(content).metadata();
  expect([xmp, iptc]).toEqual([undefined, undefined]);
  const text = exif?.toString('latin1') ?? '';
  expect(text).toContain('2026:03:03 09:05:07');
  expect(exif?.includes(Buffer.from([0x25, 0x88])) || exif?.includes(Buffer.from([0x88, 0x25]))).toBe(false);
});

it.each(['jpeg', 'png', 'webp'] as const)('keeps a %s in its own format', async (format) => {
  const sent = await sharp({ create: { width: 9, height: 7, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();
  const drawn = await pictures.redraw(sent, TAKEN);
  expect(drawn).toMatchObject({ contentType: `image/${format}`, width: 9, height: 7 });
  expect(readImageHeader(drawn.content)?.contentType).toBe(`image/${format}`);
});

it('makes a small copy of a 12 megapixel photo, and leaves a small one as small as it is', async () => {
  const large = await sharp({ create: { width: 4032, height: 3024, channels: 3, background: 'olive' } })
    .jpeg()
    .toBuffer();
  expect(await sharp(await pictures.small(async () => large)).metadata()).toMatchObject({
    format: 'webp',
    width: 640,
    height: 480,
  });
  const tiny = await sharp({ create: { width: 9, height: 7, channels: 3, background: 'olive' } })
    .png()
    .toBuffer();
  expect(await sharp(await pictures.small(async () => tiny)).metadata()).toMatchObject({ width: 9, height: 7 });
});

describe('refuses', () => {
  let jpeg: Buffer;
  beforeAll(async () => {
    jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
  });

  it('a photo that is cut off, and a header without a picture', async () => {
    await expect(pictures.redraw(jpeg.subarray(0, jpeg.length / 2), TAKEN)).rejects.toMatchObject({ status: 415 });
    await expect(pictures.redraw(jpeg.subarray(0, 250), TAKEN)).rejects.toMatchObject({ status: 415 });
  });

  it('a small file that unpacks to gigabytes, before it is unpacked (RC-074)', async () => {
    const bomb = Buffer.from('89504e470d0a1a0a0000000d4948445200007530000075300802000000', 'hex');
    await expect(pictures.redraw(bomb, TAKEN)).rejects.toMatchObject({ status: 422 });
  });

  it.each([
    ['a page in its comment', '<SCRIPT>alert(1)</SCRIPT>', ''],
    ['a PDF behind its head', '%PDF-1.7', ''],
    ['a zip at its end', '', `PK\x05\x06${'\0'.repeat(18)}`],
    ['a zip with a comment at its end', '', `PK\x05\x06${'\0'.repeat(16)}\x05\0hello`],
  ])('a photo that is %s', async (_, comment, tail) => {
    const size = Buffer.alloc(2);
    size.writeUInt16BE(comment.length + 2);
    const parts = [
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe]),
      size,
      Buffer.from(comment),
      jpeg.subarray(2),
      Buffer.from(tail, 'latin1'),
    ];
    await expect(pictures.redraw(Buffer.concat(parts), TAKEN)).rejects.toMatchObject({
      status: 415,
      code: 'REQUEST.NOT_AN_IMAGE',
    });
  });

  it('no photo for letters in its pixels that only look like the end of a zip', () => {
    expect(holdsOtherFormat(Buffer.concat([jpeg, Buffer.from('PK\x05\x06 and more than a comment', 'latin1')]))).toBe(false);
  });
});
