import type { ClientError } from '@dwang/contracts';
import type { Tone } from '@dwang/kit';

export const STATES: Record<ClientError['state'], [string, Tone]> = {
  open: ['Open', 'warn'],
  resolved: ['Resolved', 'good'],
  back: ['Came back', 'bad'],
};

export const timesWords = (times: number): string => (times === 1 ? 'Once' : `${times.toLocaleString('en-NZ')} times`);

/** `3 people of 2 companies`; who is not signed in cannot be counted. */
export function metBy({ people, companies }: Pick<ClientError, 'people' | 'companies'>): string {
  if (people === 0) return 'Nobody signed in';
  const of = companies === 1 ? '1 company' : `${companies.toLocaleString('en-NZ')} companies`;
  return `${people === 1 ? '1 person' : `${people.toLocaleString('en-NZ')} people`} of ${of}`;
}
