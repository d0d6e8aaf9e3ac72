const UNITS = ['B', 'kB', 'MB', 'GB'];

/** `1.4 MB`; thousands, as computers' file managers in New Zealand mostly show them. */
export function fileSize(bytes: number): string {
  const step = Math.min(UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${value >= 100 || step === 0 ? Math.round(value) : value.toFixed(1)} ${UNITS[step]}`;
}
