import type { Project } from '@dwang/contracts';
import { Button, PlaceIcon } from '@dwang/kit';
import { useMemo, useState } from 'react';
import { PlaceMap } from '../../../places/place-map';
import { placeWords } from '../../../places/place-words';
import { useMayWrite } from '../access/job-access';
import { PlaceDialog } from './place-dialog';

/** Where the job is on the map, and the way to say it. */
export function JobMap({ project }: { project: Project }) {
  const mayWrite = useMayWrite();
  const [isPlacing, setPlacing] = useState(false);
  const { name, place, sitePlace } = project;
  const at = place ?? sitePlace;
  const pins = useMemo(() => (at ? [{ id: project.id, at, title: name }] : []), [project.id, at, name]);
  if (!at && !mayWrite) return null;
  return (
    <div className="job-map">
      {at && <PlaceMap label={`Map of ${name}`} pins={pins} />}
      <div className="job-map-line">
        {at && (
          <span>
            {placeWords(at)}
            {!place && ' (the site’s)'}
          </span>
        )}
        {mayWrite && (
          <Button icon={<PlaceIcon aria-hidden />} onClick={() => setPlacing(true)}>
            {at ? 'Move pin' : 'Put on the map'}
          </Button>
        )}
      </div>
      {isPlacing && <PlaceDialog project={project} onClose={() => setPlacing(false)} />}
    </div>
  );
}
