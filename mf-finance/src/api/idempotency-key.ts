/** FNV-1a, enough to tell one content from the next. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * The key of a form's write: born with the form (`uid`), the same for every try of the same content (also after a reload), another once
 * the person has mended what was refused.
 */
export const idempotencyKeyOf = (uid: string, body: unknown): string => `${uid}-${fingerprint(JSON.stringify(body))}`;
