import { type Synced, useListPhotosQuery } from '@dwang/client';
import type { Photo } from '@dwang/contracts';
import { formatInstant } from '@dwang/kit';
import { CameraIcon } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { RowSync } from '../rows/row-sync';
import { RowsCard } from '../rows/rows-card';
import { useRows } from '../rows/use-rows';
import { PhotoButtons } from './photo-buttons';
import { PhotoDialog } from './photo-dialog';
import { PhotoPicture } from './photo-picture';
import { useAddPhotos } from './use-add-photos';

const newestFirst = (one: Photo, other: Photo): number => other.takenAt.localeCompare(one.takenAt);

/** The job's photos, the newest first. A new one opens at once, so that its note can be written. */
export function JobPhotos({ projectId }: { projectId: number }) {
  const list = useRows('photo', projectId, useListPhotosQuery(projectId));
  const { add, left } = useAddPhotos(projectId);
  const [openUid, setOpenUid] = useState<string | null>(null);
  const open = list.rows?.find(({ uid }) => uid === openUid);
  return (
    <RowsCard
      title="Photos"
      icon={<CameraIcon aria-hidden />}
      noun="photos"
      list={list}
      lead={
        <>
          <PhotoButtons isBusy={left > 0} onPick={(files) => void add(files, ({ uid }) => setOpenUid(uid))} />
          <p className="job-more" role="status">
            {left > 0 && `Saving ${left === 1 ? 'a photo' : `${left} photos`}`}
          </p>
        </>
      }
      empty={{ text: 'No photos yet.', hint: 'Photos are kept smaller than taken, and without the place where they were taken.' }}
    >
      {(rows) => (
        <>
          <ul className="job-photos" aria-label="Photos">
            {rows.toSorted(newestFirst).map((photo) => (
              <PhotoTile key={photo.uid} photo={photo} onOpen={() => setOpenUid(photo.uid)} />
            ))}
          </ul>
          {open && <PhotoDialog key={open.uid} photo={open} onClose={() => setOpenUid(null)} />}
        </>
      )}
    </RowsCard>
  );
}

function PhotoTile({ photo, onOpen }: { photo: Synced<Photo>; onOpen: () => void }) {
  const taken = formatInstant(photo.takenAt, useUser().company.timeZone);
  return (
    <li>
      <button type="button" className="job-photo" onClick={onOpen}>
        <PhotoPicture photo={photo} />
        <span className="job-photo-caption">{photo.caption || taken}</span>
      </button>
      <RowSync state={photo.sync} />
    </li>
  );
}
