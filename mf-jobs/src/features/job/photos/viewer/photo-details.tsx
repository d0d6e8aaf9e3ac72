import type { Synced } from '@dwang/client';
import type { Photo } from '@dwang/contracts';
import { Button, DeleteIcon, EditIcon, Segmented, startDownload, useIsPhone } from '@dwang/kit';
import { DownloadIcon } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useMayChange } from '../../access/job-access';
import { RowSync } from '../../rows/row-sync';
import { useWrite } from '../../rows/use-write';
import { takenWords } from '../photo-words';
import { photoWrites } from '../photo-writes';
import { useDeletePhoto } from '../use-delete-photo';
import { photoAddress } from '../use-photo-source';
import { PhotoNote } from './photo-note';
import { PhotoPlaceLine } from './photo-place-line';

type Mark = 'none' | 'before' | 'after';

const MARKS: { value: Mark; label: string }[] = [
  { value: 'none', label: 'Neither' },
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
];

interface PhotoDetailsProps {
  photo: Synced<Photo>;
  isNew: boolean;
  onSaved: () => void;
}

/** Who took the photo and when, its note and mark, and what can be done with it. A contractor changes only their own. */
export function PhotoDetails({ photo, isNew, onSaved }: PhotoDetailsProps) {
  const user = useUser();
  const { press } = useWrite();
  const remove = useDeletePhoto();
  const isPhone = useIsPhone();
  const [isWriting, setWriting] = useState(isNew);
  const { sync, ...plain } = photo;
  const mayChange = useMayChange(photo);
  const setMark = (mark: Mark) =>
    void press(photoWrites.update(plain, { mark: mark === 'none' ? null : mark }), 'Photo not changed');
  const saved = () => {
    setWriting(false);
    if (isNew) onSaved();
  };
  return (
    <div className="job-photo-details">
      {photo.caption && !isWriting && <p className="job-photo-note">{photo.caption}</p>}
      <p className="job-row-beside">
        {photo.userName} · {takenWords(photo, user.company.timeZone)} <RowSync state={sync} />
      </p>
      <PhotoPlaceLine photo={plain} mayChange={mayChange} />
      {mayChange && isWriting && <PhotoNote photo={plain} onSaved={saved} onCancel={isNew ? null : () => setWriting(false)} />}
      {mayChange && !isWriting && (
        <div className="job-photo-marks">
          <span>Shows the work</span>
          <Segmented<Mark> aria-label="Shows the work" options={MARKS} value={photo.mark ?? 'none'} onChange={setMark} />
        </div>
      )}
      {!isWriting && (
        <div className="job-photo-actions">
          {mayChange && (
            <Button icon={<EditIcon aria-hidden />} onClick={() => setWriting(true)}>
              {photo.caption ? 'Edit note' : 'Add note'}
            </Button>
          )}
          {photo.hasContent && (
            <Button
              icon={<DownloadIcon aria-hidden />}
              aria-label="Download photo"
              onClick={() => startDownload(photoAddress(photo, 'content'))}
            >
              {isPhone ? null : 'Download'}
            </Button>
          )}
          {mayChange && (
            <Button danger icon={<DeleteIcon aria-hidden />} aria-label="Delete photo" onClick={() => void remove(plain)}>
              {isPhone ? null : 'Delete'}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
