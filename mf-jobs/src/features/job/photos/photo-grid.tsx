import type { Synced } from '@dwang/client';
import type { Photo } from '@dwang/contracts';
import { useUser } from '@dwang/shell-api';
import { RowSync } from '../rows/row-sync';
import { PhotoPicture } from './photo-picture';
import { MARK_WORDS, photoWords, takenWords } from './photo-words';

interface PhotoGridProps {
  photos: readonly Synced<Photo>[];
  onOpen: (photo: Photo) => void;
}

/** Photos as tiles of one size, whatever their shape. */
export function PhotoGrid({ photos, onOpen }: PhotoGridProps) {
  return (
    <ul className="job-photos" aria-label="Photos">
      {photos.map((photo) => (
        <PhotoTile key={photo.uid} photo={photo} onOpen={() => onOpen(photo)} />
      ))}
    </ul>
  );
}

function PhotoTile({ photo, onOpen }: { photo: Synced<Photo>; onOpen: () => void }) {
  const { timeZone } = useUser().company;
  const label = [photoWords(photo, timeZone), photo.mark && MARK_WORDS[photo.mark]].filter(Boolean).join(', ');
  return (
    <li>
      <button type="button" className="job-photo" aria-label={label} onClick={onOpen}>
        <span className="job-photo-frame">
          <PhotoPicture photo={photo} />
          {photo.mark && <span className="job-photo-mark">{MARK_WORDS[photo.mark]}</span>}
        </span>
        <span aria-hidden className={photo.caption ? 'job-photo-caption' : 'job-photo-caption job-photo-date'}>
          {photo.caption || takenWords(photo, timeZone)}
        </span>
      </button>
      <RowSync state={photo.sync} />
    </li>
  );
}
