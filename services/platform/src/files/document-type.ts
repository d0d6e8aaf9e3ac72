import { readImageHeader } from './image-header';

/** The kinds of file that a job keeps besides its photos. None of them is run or shown by the server; all are handed out as downloads. */
export const DOCUMENT_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'image/vnd.dwg',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

const OFFICE: Readonly<Record<string, DocumentType>> = {
  'word/': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'xl/': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'ppt/': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
const ZIP_DIRECTORY = Buffer.from('PK\x01\x02', 'latin1');

/** What a file is by its content, whatever it is called; null when it is none of `DOCUMENT_TYPES`. A zip is looked at, never unpacked. */
export function readDocumentType(bytes: Buffer): DocumentType | null {
  const start = bytes.toString('latin1', 0, 8);
  if (start.startsWith('%PDF-')) return 'application/pdf';
  if (start.startsWith('PK\x03\x04')) return officeType(bytes);
  if (/^AC10\d\d/.test(start)) return 'image/vnd.dwg';
  return readImageHeader(bytes)?.contentType ?? (isPlainText(bytes) ? 'text/plain' : null);
}

/** Office files are zips: OpenDocument names its kind first and unpacked, Office Open XML by the folders inside. */
function officeType(bytes: Buffer): DocumentType | null {
  const first = bytes.toString('latin1', 30, 130);
  if (first.startsWith('mimetypeapplication/vnd.oasis.opendocument.text')) return 'application/vnd.oasis.opendocument.text';
  if (first.startsWith('mimetypeapplication/vnd.oasis.opendocument.spreadsheet')) {
    return 'application/vnd.oasis.opendocument.spreadsheet';
  }
  const names = namesInZip(bytes);
  if (!names.includes('[Content_Types].xml')) return null;
  const folder = Object.keys(OFFICE).find((prefix) => names.some((name) => name.startsWith(prefix)));
  return folder ? (OFFICE[folder] ?? null) : null;
}

/** The names in a zip's directory. Source: PKWARE APPNOTE, section 4.3.12. */
function namesInZip(bytes: Buffer): string[] {
  const names: string[] = [];
  let at = bytes.indexOf(ZIP_DIRECTORY);
  while (at >= 0 && at + 46 <= bytes.length && bytes.subarray(at, at + 4).equals(ZIP_DIRECTORY)) {
    const [name, extra, comment] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)];
    names.push(bytes.toString('latin1', at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  return names;
}

/** UTF-8 without control characters, as lists and CSV files are; and no web page. */
function isPlainText(bytes: Buffer): boolean {
  if (bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/^\s*<(!doctype|html|script|svg|\?)/i.test(text);
  } catch {
    return false;
  }
}
