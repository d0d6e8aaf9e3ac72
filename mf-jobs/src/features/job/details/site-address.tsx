import { PlaceIcon } from '@dwang/kit';

interface SiteAddressProps {
  /** What the client's site is called. */
  name: string | null;
  address: string;
  isClients: boolean;
}

/** A site's address with the way to a map of it; nothing here knows where an address lies, so the map is looked up outside. */
export function SiteAddress({ name, address, isClients }: SiteAddressProps) {
  const line = address.replaceAll(/\s*\n\s*/g, ', ').trim();
  if (!line) return name ?? 'No address';
  const place = encodeURIComponent(`${line}, New Zealand`);
  return (
    <span className="job-site">
      {name && <strong>{name}</strong>}
      <span>
        {line}
        {isClients && <span className="job-row-beside"> (the client’s)</span>}
      </span>
      <span className="job-site-links">
        <a href={`https://www.openstreetmap.org/search?query=${place}`} target="_blank" rel="noreferrer">
          <PlaceIcon aria-hidden /> Map
        </a>
        <a href={`https://www.google.com/maps/dir/?api=1&destination=${place}`} target="_blank" rel="noreferrer">
          Directions
        </a>
      </span>
    </span>
  );
}
