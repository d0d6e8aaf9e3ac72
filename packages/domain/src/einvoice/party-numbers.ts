import { splitPeppolId } from '../nz-numbers';
import type { EParty } from './types';

/** A number and the scheme of ISO 6523 by which it is read. */
export interface PartyNumber {
  scheme: '0088' | '0151';
  number: string;
}

/** The address of a party on the network; null while it has none. */
export const endpointOf = ({ peppolId, nzbn }: EParty): PartyNumber | null =>
  splitPeppolId(peppolId) ?? (nzbn.trim() ? { scheme: '0088', number: nzbn } : null);

/** The number of its business register: in New Zealand the NZBN, or the GLN of a part of it; in Australia the ABN. Elsewhere the NZBN, if any. */
export function registeredAs(party: EParty): PartyNumber | null {
  const { country, nzbn } = party;
  const address = splitPeppolId(party.peppolId);
  if (country === 'AU') return address?.scheme === '0151' ? address : null;
  if (nzbn.trim()) return { scheme: '0088', number: nzbn };
  return country === 'NZ' && address?.scheme !== '0088' ? null : address;
}
