/** Texts with which a page, a script or a document begins that some program would run or show when it is handed a picture. */
const STARTS = ['%pdf-', '<!doctype html', '<html', '<script', '<?php'];
/** Readers of those formats look for them in the first or the last part of a file. */
const PART = 64 * 1024;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;

/** Whether a picture is another kind of file at the same time (a polyglot): a PDF, a web page, a script or a zip. */
export function holdsOtherFormat(bytes: Buffer): boolean {
  return [bytes.subarray(0, PART), bytes.subarray(PART).subarray(-PART)].some(hasStart) || endsAsZip(bytes);
}

function hasStart(part: Buffer): boolean {
  const text = part.toString('latin1').toLowerCase();
  return STARTS.some((start) => text.includes(start));
}

/** A zip ends with its directory's end, whose comment reaches to the last byte. Source: PKWARE APPNOTE, section 4.3.16. */
function endsAsZip(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(ZIP_END);
  if (end < 0 || end + ZIP_END_BYTES > bytes.length) return false;
  return bytes.readUInt16LE(end + 20) === bytes.length - end - ZIP_END_BYTES;
}
