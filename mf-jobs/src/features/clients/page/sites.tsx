import type { ClientSite } from '@dwang/contracts';
import { oneLine } from '@dwang/domain';
import { PlaceIcon } from '@dwang/kit';
import type { MapPin } from '@dwang/kit/map';
import { useSitesQuery } from '../../../api/client-sites';
import { PlaceMap } from '../../../places/place-map';
import { mapsOf, placeWords } from '../../../places/place-words';
import { useCreateSiteMutation, useDeleteSiteMutation } from '../clients.api';
import { DetailLine, DetailLines } from './detail-lines';
import { SiteDialog } from './site-dialog';

/** The places where work is done for a client. */
export function Sites({ clientId }: { clientId: number }) {
  const query = useSitesQuery(clientId);
  const marks = marksOf(query.data?.items ?? []);
  return (
    <DetailLines
      title="Sites"
      icon={<PlaceIcon aria-hidden />}
      noun="sites"
      one="site"
      emptyHint="Where you work for this client, with gate codes and where to park."
      query={query}
      dialog={(site, close) => <SiteDialog clientId={clientId} site={site} onClose={close} />}
      lead={(sites, edit) => <SitesMap sites={sites} marks={marks} onChoose={edit} />}
    >
      {(site, edit) => <SiteLine key={site.id} site={site} mark={marks.get(site.id)} onEdit={edit} />}
    </DetailLines>
  );
}

/** Where there are several on the map they are numbered, there and in the list. */
function marksOf(sites: readonly ClientSite[]): Map<number, string> {
  const placed = sites.filter(({ place }) => place);
  return new Map(placed.length > 1 ? placed.map(({ id }, index) => [id, String(index + 1)]) : []);
}

interface SitesMapProps {
  sites: readonly ClientSite[];
  marks: ReadonlyMap<number, string>;
  onChoose: (site: ClientSite) => void;
}

function SitesMap({ sites, marks, onChoose }: SitesMapProps) {
  const pins = sites.flatMap(({ id, name, place }): MapPin[] => {
    const mark = marks.get(id);
    return place ? [{ id, at: place, title: name, ...(mark ? { mark } : {}) }] : [];
  });
  if (pins.length === 0) return null;
  const choose = (id: number) => {
    const site = sites.find((one) => one.id === id);
    if (site) onChoose(site);
  };
  return (
    <div className="clients-map">
      <PlaceMap label="Map of the sites" pins={pins} onChoose={choose} />
    </div>
  );
}

interface SiteLineProps {
  site: ClientSite;
  mark: string | undefined;
  onEdit: () => void;
}

function SiteLine({ site, mark, onEdit }: SiteLineProps) {
  const { id, clientId, name, address, place, notes, region } = site;
  const [remove] = useDeleteSiteMutation();
  const [create] = useCreateSiteMutation();
  return (
    <DetailLine
      name={name}
      mark={mark}
      deleted="Site deleted"
      onEdit={onEdit}
      remove={() => remove({ clientId, id }).unwrap()}
      bringBack={() => create({ clientId, name, address, place, notes, region }).unwrap()}
    >
      {(address || place) && (
        <a className="jobs-link jobs-email" href={mapsOf(place, address).map} target="_blank" rel="noreferrer">
          {oneLine(address) || (place && placeWords(place))}
        </a>
      )}
      {region && <span className="clients-beside">{region}</span>}
      {notes && <p className="clients-text">{notes}</p>}
    </DetailLine>
  );
}
