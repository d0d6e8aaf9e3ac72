import { withoutEnd } from '@dwang/domain';

/** Characters that no file system takes in a name, or that would lead out of the folder. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const UNFIT = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g;
/** Marks that turn the direction of what follows: `fdp.exe` could be shown as another kind of file. */
const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Names of devices on Windows. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const MAX_LENGTH = 150;

/** A name that any computer can give to a file: no path, no control characters, not too long; its ending stays. */
export function fitFileName(name: string, fallback = 'file'): string {
  const bare = name
    .normalize('NFC')
    .replace(TURNS, '')
    .replace(UNFIT, '_')
    .replace(/^[.\s]+/, '');
  const clean = withoutEnd(bare, /[.\s]/).replace(DEVICE, '_$1');
  if (clean === '') return fallback;
  const letters = [...clean];
  if (letters.length <= MAX_LENGTH) return clean;
  const ending = /\.[a-z0-9]{1,5}$/i.exec(clean)?.[0] ?? '';
  return letters.slice(0, MAX_LENGTH - ending.length).join('') + ending;
}

/** The Content-Disposition of a download under this name, macrons and all. Source: RFC 6266, section 4.1, and RFC 8187. */
export function attachment(name: string): string {
  const fit = fitFileName(name);
  const plain = fit
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replaceAll('%', '_');
  const encoded = encodeURIComponent(fit).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
