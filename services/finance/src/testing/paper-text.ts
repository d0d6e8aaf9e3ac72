import { readPdf } from '@dwang/testing/pdf';

/** What a reader of a letter's attachments gets, and their names. */
export function papersIn(letter: string): { names: string[]; text: string } {
  const parts = letter.split(/\r\n--[^\r\n]+\r\n/).filter((part) => /content-type: application\/pdf/i.test(part));
  const names = parts.map((part) => /filename=(?:"([^"]+)"|([^\s;]+))/.exec(part)?.slice(1).find(Boolean) ?? '');
  const bodies = parts.map((part) => Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64'));
  const text = bodies.flatMap((body) => readPdf(new Uint8Array(body).buffer)).join('\n');
  return { names, text };
}
