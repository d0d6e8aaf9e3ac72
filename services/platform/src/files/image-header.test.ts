import { readImageHeader } from './image-header';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const webp = (rest: string) => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), hex(rest)]);

const JPEG = 'ffd8 ffe0 0010 4a46494600010100000100010000 ffc2 0011 08 0bd0 0fc0 03 0122000211010311';
const PNG = '89504e470d0a1a0a 0000000d 49484452 00000320 00000258 0806000000';

it.each([
  ['a progressive JPEG behind its application segment', hex(JPEG), 'image/jpeg', 4032, 3024],
  ['a PNG', hex(PNG), 'image/png', 800, 600],
  ['a lossy WebP', webp('56503820 00000000 000000 9d012a 8002 e001'), 'image/webp', 640, 480],
  ['a lossless WebP', webp('5650384c 00000000 2f 7fc27700'), 'image/webp', 640, 480],
  ['an extended WebP', webp('56503858 0a000000 10000000 7f0200 df0100'), 'image/webp', 640, 480],
])('reads the size of %s', (_, bytes, contentType, width, height) => {
  expect(readImageHeader(bytes)).toEqual({ contentType, width, height });
});

it.each([
  ['nothing', ''],
  ['a page', Buffer.from('<!doctype html><script>').toString('hex')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">').toString('hex')],
  ['a GIF', Buffer.from('GIF89a').toString('hex')],
  ['a JPEG that ends before its size', JPEG.slice(0, 50)],
  ['a JPEG whose segment has no length', 'ffd8 ffe0 0000 0000 0000 0000 0000 0000'],
  ['a PNG that ends before its size', PNG.slice(0, 40)],
  ['a PNG of no width', PNG.replace('00000320', '00000000')],
])('takes no %s', (_, text) => {
  expect(readImageHeader(hex(text))).toBeNull();
});
