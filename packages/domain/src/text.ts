/** The form in which text is searched: lower case, marks stripped, so that "maori" finds "Māori". */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Several lines of an address as one. */
export const oneLine = (address: string): string => address.replaceAll(/\s*\n\s*/g, ', ').trim();

const UNITS = ['B', 'kB', 'MB', 'GB'];

/** `1.4 MB`; thousands, as computers' file managers in New Zealand mostly show them. */
export function fileSize(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${value >= 100 || step === 0 ? Math.round(value) : value.toFixed(1)} ${UNITS[step]}`;
}
