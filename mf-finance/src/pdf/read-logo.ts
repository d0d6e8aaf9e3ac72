import type { Letterhead } from '@dwang/contracts';
import type { PaperLogo } from '@dwang/papers';

/** The company's logo for its papers; null where it has none or cannot be reached: no paper waits for a picture. */
export async function readLogo(portalToken?: string): Promise<PaperLogo | null> {
  const from = portalToken === undefined ? 'company' : `portal-papers/${encodeURIComponent(portalToken)}`;
  try {
    const response = await fetch(`/api/${from}/letterhead`);
    return response.ok ? ((await response.json()) as Letterhead).logo : null;
  } catch {
    return null;
  }
}
