import { readPdf } from '@dwang/testing/pdf';

/** What a reader of a letter's attachments gets, and their names. */
export function papersIn(letter: string): { names: string[]; text: string } {
  const parts = letter.split(/\r\n--[^\r\n]+\r\n/).filter((part) => /content-type: application\/pdf/i.test(part));
  const bodies = parts.map((part) => Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64'));
  const text = bodies.flatMap((body) => readPdf(new Uint8Array(body).buffer)).join('\n');
  return { names: parts.map(nameIn), text };
}

/** A name with macrons is written in pieces of percent signs (RFC 2231). */
function nameIn(part: string): string {
  const plain = /filename=(?:"([^"]+)"|([^\s;]+))/.exec(part);
  if (plain) return plain[1] ?? plain[2] ?? '';
  const pieces = [...part.matchAll(/filename\*(?:\d+\*?)?=([^;\r\n]+)/g)].map(([, piece = '']) => piece);
  return decodeURIComponent(pieces.join('').replace(/^utf-8''/i, ''));
}
