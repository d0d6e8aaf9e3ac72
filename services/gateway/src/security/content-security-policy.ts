interface Allowed {
  /** Those of remotes.json. */
  origins: readonly string[];
  /** Of the styles that the build wrote into index.html. */
  hashes: readonly string[];
  /** Where the pictures of maps come from. */
  tiles: string;
}

/** What the page may load. */
export function contentSecurityPolicy({ origins, hashes, tiles }: Allowed): string {
  const own = ["'self'", ...origins].join(' ');
  const styles = ["'self'", ...origins, ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${styles}`,
    `connect-src ${own}`,
    `img-src ${own} data: blob: ${new URL(tiles).origin}`,
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
