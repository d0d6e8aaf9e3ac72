import type { Photo } from '@dwang/contracts';
import { Button, PlaceIcon } from '@dwang/kit';
import { mapAddress, placeWords } from '../../../../places/place-words';
import { useWrite } from '../../rows/use-write';
import { photoWrites } from '../photo-writes';

/** Where the photo was taken, if that is kept, and the way to remove it. */
export function PhotoPlaceLine({ photo, mayChange }: { photo: Photo; mayChange: boolean }) {
  const { press } = useWrite();
  if (!photo.place) return null;
  const forget = () => void press(photoWrites.update(photo, { place: null }), 'Photo not changed');
  return (
    <p className="job-photo-place">
      <a href={mapAddress(photo.place)} target="_blank" rel="noreferrer">
        <PlaceIcon aria-hidden /> {placeWords(photo.place)}
      </a>
      {mayChange && (
        <Button size="small" type="text" onClick={forget}>
          Remove place
        </Button>
      )}
    </p>
  );
}
