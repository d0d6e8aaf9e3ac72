import type { Supplier } from '@dwang/contracts';
import { oneLine } from '@dwang/domain';

/** The person's own maps take them there: to the place that the company put on the map, else by name, since ours are good to a suburb only. */
export function wayTo({ name, address, isOwn, location }: Supplier): string {
  const destination =
    isOwn && location ? `${location.lat},${location.lng}` : [name, oneLine(address), 'New Zealand'].filter(Boolean).join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

/** For the phone: digits and a leading plus. */
export const callTo = (phone: string): string => `tel:${phone.replaceAll(/(?!^\+)[^\d]/g, '')}`;
