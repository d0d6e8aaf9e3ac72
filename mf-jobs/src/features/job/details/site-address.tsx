import type { Place } from '@dwang/contracts';
import { oneLine } from '@dwang/domain';
import { PlaceIcon } from '@dwang/kit';
import { mapsOf } from '../../../places/place-words';

interface SiteAddressProps {
  /** What the client's site is called. */
  name: string | null;
  address: string;
  isClients: boolean;
  place: Place | null;
}

/** A site's address with the ways to it: to its pin, else to what outside maps find for the address. */
export function SiteAddress({ name, address, isClients, place }: SiteAddressProps) {
  const line = oneLine(address);
  if (!line && !place) return name ?? 'No address';
  const { map, directions } = mapsOf(place, line);
  return (
    <span className="job-site">
      {name && <strong>{name}</strong>}
      {line && (
        <span>
          {line}
          {isClients && <span className="job-row-beside"> (the client’s)</span>}
        </span>
      )}
      <span className="job-site-links">
        <a href={map} target="_blank" rel="noreferrer">
          <PlaceIcon aria-hidden /> Map
        </a>
        <a href={directions} target="_blank" rel="noreferrer">
          Directions
        </a>
      </span>
    </span>
  );
}
