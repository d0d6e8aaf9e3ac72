import { strToU8, zipSync } from 'fflate';
import { readDocumentType } from './document-type';

const zip = (names: string[], first: Record<string, string> = {}) =>
  Buffer.from(
    zipSync({
      ...Object.fromEntries(Object.entries(first).map(([name, text]) => [name, [strToU8(text), { level: 0 }] as const])),
      ...Object.fromEntries(names.map((name) => [name, strToU8('x')])),
    }),
  );
const OOXML = 'application/vnd.openxmlformats-officedocument';
const ODF = 'application/vnd.oasis.opendocument';

it.each([
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'application/pdf'],
  ['a Word document', zip(['[Content_Types].xml', 'word/document.xml']), `${OOXML}.wordprocessingml.document`],
  ['an Excel workbook', zip(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml']), `${OOXML}.spreadsheetml.sheet`],
  ['an OpenDocument text', zip(['content.xml'], { mimetype: `${ODF}.text` }), `${ODF}.text`],
  ['a DWG drawing', Buffer.from('AC1032\0\0\0'), 'image/vnd.dwg'],
  ['a drawing as PNG', Buffer.from('89504e470d0a1a0a0000000d49484452000003200000025808', 'hex'), 'image/png'],
  ['a list with macrons', Buffer.from('Ōtaki,2.4 m\r\n'), 'text/plain'],
])('knows %s by its content', (_, bytes, type) => expect(readDocumentType(bytes)).toBe(type));

it.each([
  ['a page', Buffer.from('  <!DOCTYPE html><p>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['a program', Buffer.from('MZ\x90\0\x03\0', 'latin1')],
  ['a zip of anything', zip(['run.exe'])],
  ['a workbook with no list of contents', zip(['xl/workbook.xml'])],
  ['text in no known letters', Buffer.from([0x48, 0xff, 0xfe])],
])('takes %s for no document', (_, bytes) => expect(readDocumentType(bytes)).toBeNull());
