/** What the page may load. `origins` are those of remotes.json; `hashes` are of the styles that the build wrote into index.html. */
export function contentSecurityPolicy(origins: readonly string[], hashes: readonly string[]): string {
  const own = ["'self'", ...origins].join(' ');
  const styles = ["'self'", ...origins, ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${styles}`,
    `connect-src ${own}`,
    `img-src ${own} data: blob: https://tile.openstreetmap.org`,
    `font-src ${own}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** The API page draws with inline styles; its scripts are files, and nothing is evaluated. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
