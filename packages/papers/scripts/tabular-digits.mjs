import { Blob, Face, Feature, Font, shape, Buffer as Text } from 'harfbuzzjs';

/**
 * Answers the font with a new character map in which the digits point at their tabular forms (a PDF cannot switch on font features),
 * and which of `wanted` code points it holds.
 */
export function withTabularDigits(bytes, wanted) {
  const face = new Face(new Blob(bytes), 0);
  const font = new Font(face);
  const held = new Set(face.collectUnicodes());
  const covered = wanted.filter((code) => held.has(code));
  const glyphs = new Map(covered.map((code) => [code, glyphOf(font, code)]));
  return { font: replaceTable(bytes, 'cmap', cmapTable(glyphs)), covered };
}

const isDigit = (code) => code >= 0x30 && code <= 0x39;

function glyphOf(font, code) {
  const text = new Text();
  text.addCodePoints([code]);
  text.guessSegmentProperties();
  shape(font, text, isDigit(code) ? [new Feature('tnum', 1)] : []);
  return text.getGlyphInfos()[0].codepoint;
}

/** A `cmap` table with one Windows Unicode subtable of format 4: every code point a segment of its own. */
function cmapTable(glyphs) {
  const entries = [...glyphs].sort(([a], [b]) => a - b);
  const count = entries.length + 1;
  const size = 12 + 16 + count * 8;
  const table = Buffer.alloc(size);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(1, 6);
  table.writeUInt32BE(12, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  [4, size - 12, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2].forEach((value, index) => {
    table.writeUInt16BE(value, 12 + index * 2);
  });
  [...entries, [0xffff, 0]].forEach(([code, glyph], index) => {
    const delta = code === 0xffff ? 1 : (glyph - code + 0x10000) % 0x10000;
    table.writeUInt16BE(code, 26 + index * 2);
    table.writeUInt16BE(code, 28 + (count + index) * 2);
    table.writeUInt16BE(delta, 28 + (count * 2 + index) * 2);
  });
  return table;
}

/** A TrueType file with one table changed; checksums are left to the subsetter, which writes them all anew. */
function replaceTable(bytes, name, content) {
  const count = bytes.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, index) => 12 + index * 16).map((at) => {
    const tag = bytes.toString('latin1', at, at + 4);
    const start = bytes.readUInt32BE(at + 8);
    return { tag, data: tag === name ? content : bytes.subarray(start, start + bytes.readUInt32BE(at + 12)) };
  });
  const header = Buffer.from(bytes.subarray(0, 12 + count * 16));
  const parts = [header];
  let offset = header.length;
  records.forEach(({ data }, index) => {
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    header.writeUInt32BE(offset, 12 + index * 16 + 8);
    header.writeUInt32BE(data.length, 12 + index * 16 + 12);
    parts.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(parts);
}
