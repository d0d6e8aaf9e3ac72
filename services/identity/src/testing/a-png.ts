import { deflateSync } from 'node:zlib';

/** The check sum of a PNG chunk. Source: W3C PNG specification, annex D. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const number = (value: number): Buffer => Buffer.from(value.toString(16).padStart(8, '0'), 'hex');

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([number(content.length), body, number(crc32(body))]);
}

/** A whole black PNG of this size in pixels, eight bits of grey. */
export function aPng(width: number, height: number): Buffer {
  const head = Buffer.concat([number(width), number(height), Buffer.from('0800000000', 'hex')]);
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
