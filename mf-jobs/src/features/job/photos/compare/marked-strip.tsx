import type { Photo } from '@dwang/contracts';
import { PhotoPicture } from '../photo-picture';

interface MarkedStripProps {
  label: string;
  photos: readonly Photo[];
  chosen: Photo;
  onChoose: (photo: Photo) => void;
}

/** Which of several photos is compared; nothing to choose when there is one. */
export function MarkedStrip({ label, photos, chosen, onChoose }: MarkedStripProps) {
  if (photos.length < 2) return null;
  return (
    <div className="job-strip">
      <span className="job-strip-label">{label}</span>
      <ul aria-label={label}>
        {photos.map((photo) => (
          <li key={photo.uid}>
            <button type="button" aria-pressed={photo.uid === chosen.uid} onClick={() => onChoose(photo)}>
              <PhotoPicture photo={photo} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
