import { checkAbn } from './abn';
import { checkGln } from './gln';
import type { NumberCheck } from './number-check';

/** By which a business is known on the Peppol network: a scheme of ISO 6523 and a number, written together as `0151:51824753556`. */
export const PEPPOL_SCHEMES = { '0088': 'GLN', '0151': 'ABN' } as const;
export type PeppolScheme = keyof typeof PEPPOL_SCHEMES;

const CHECKS: Record<PeppolScheme, (text: string) => NumberCheck> = { '0088': checkGln, '0151': checkAbn };
const isScheme = (text: string): text is PeppolScheme => Object.hasOwn(PEPPOL_SCHEMES, text);

/** The two parts of such an identifier; null for what is none of a known scheme. */
export function splitPeppolId(text: string): { scheme: PeppolScheme; number: string } | null {
  const [scheme = '', number = ''] = text.split(':');
  return isScheme(scheme) ? { scheme, number } : null;
}

/** Checks the number by the rule of its scheme; `formatted` is as people write it: `ABN 51 824 753 556`. */
export function checkPeppolId(text: string): NumberCheck {
  const parts = splitPeppolId(text);
  if (!parts) return { problem: 'shape', formatted: text.trim() };
  const { problem, formatted } = CHECKS[parts.scheme](parts.number);
  return { problem, formatted: `${PEPPOL_SCHEMES[parts.scheme]} ${formatted}` };
}
