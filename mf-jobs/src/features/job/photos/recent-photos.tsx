import './photos.css';
import type { RecentPhoto } from '@dwang/contracts';
import { Dialog, EmptyState, ErrorState, Link, Skeleton, Stack } from '@dwang/kit';
import { LoadMore } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { countedList } from '../../../lists/paged-list';
import { PhotoPicture } from './photo-picture';
import { photoWords } from './photo-words';
import { useRecentPhotoPagesInfiniteQuery } from './photos.api';
import { PhotoStage } from './viewer/photo-stage';

/** The photos of all jobs, the newest first, each with its job. They are added and changed on the page of the job. */
export function RecentPhotos() {
  const list = countedList(useRecentPhotoPagesInfiniteQuery());
  const [uid, setUid] = useState<string | null>(null);
  if (!list.rows && list.error)
    return <ErrorState title="Could not load the photos" reason={list.error} onRetry={list.retry} retrying={list.isFetching} />;
  if (!list.rows) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  if (list.rows.length === 0) return <EmptyState text="No photos yet" hint="Photos are added on the page of a job." />;
  return (
    <Stack>
      <ul className="job-photos" aria-label="Recent photos">
        {list.rows.map((photo) => (
          <Tile key={photo.uid} photo={photo} onOpen={() => setUid(photo.uid)} />
        ))}
      </ul>
      {list.hasMore && (
        <LoadMore
          shown={list.rows.length}
          total={list.total}
          noun="photos"
          hasMore
          loading={list.isFetching}
          onMore={list.more}
        />
      )}
      {uid && <Viewer photos={list.rows} uid={uid} onTurn={setUid} onClose={() => setUid(null)} />}
    </Stack>
  );
}

function Tile({ photo, onOpen }: { photo: RecentPhoto; onOpen: () => void }) {
  const { timeZone } = useUser().company;
  return (
    <li>
      <button
        type="button"
        className="job-photo"
        aria-label={`${photoWords(photo, timeZone)}, ${photo.projectName}`}
        onClick={onOpen}
      >
        <span className="job-photo-frame">
          <PhotoPicture photo={photo} />
        </span>
        <span aria-hidden className="job-photo-caption">
          {photo.projectName}
        </span>
      </button>
    </li>
  );
}

interface ViewerProps {
  photos: readonly RecentPhoto[];
  uid: string;
  onTurn: (uid: string) => void;
  onClose: () => void;
}

/** One photo as large as there is room, with what was written on it and the way to its job. */
function Viewer({ photos, uid, onTurn, onClose }: ViewerProps) {
  const { timeZone } = useUser().company;
  const index = photos.findIndex((photo) => photo.uid === uid);
  const photo = photos[index];
  const to = (other: RecentPhoto | undefined) => (other ? () => onTurn(other.uid) : null);
  if (!photo) return null;
  return (
    <Dialog open title="Photo" size="large" onClose={onClose}>
      <PhotoStage photo={photo} position={null} onBefore={to(photos[index - 1])} onNext={to(photos[index + 1])} />
      <p>
        {photoWords(photo, timeZone)}, <Link to={`/jobs/${photo.projectId}`}>{photo.projectName}</Link>
      </p>
    </Dialog>
  );
}
