import { isIPv6 } from 'node:net';

/** What one subscriber holds: an IPv4 address as it is, of an IPv6 address the first 64 bits, since the rest can be changed at will. */
export function networkOf(address: string): string {
  const plain = (address.split('%')[0] ?? '').replace(/^::ffff:(\d+\.)/i, '$1');
  if (!isIPv6(plain)) return plain;
  const [before = [], after] = plain.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  const groups = [...before, ...zeros, ...(after ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
