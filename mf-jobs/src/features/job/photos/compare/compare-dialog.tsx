import { errorText, overlay, usePending } from '@dwang/client';
import type { Photo, PhotoMark } from '@dwang/contracts';
import { Dialog, EmptyState, ErrorState, Skeleton } from '@dwang/kit';
import { useMemo, useState } from 'react';
import { useMarkedPhotosQuery } from '../photos.api';
import { BeforeAfter } from './before-after';
import { MarkedStrip } from './marked-strip';

/** Photos from before the work against photos from after it: the first against the last, until others are chosen. */
export function CompareDialog({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const { photos, error, isFetching, retry } = useMarked(projectId);
  const [chosen, setChosen] = useState<Partial<Record<PhotoMark, string>>>({});
  const ofMark = (mark: PhotoMark) => photos?.filter((photo) => photo.mark === mark) ?? [];
  const [before, after] = [ofMark('before'), ofMark('after')];
  const one = before.find(({ uid }) => uid === chosen.before) ?? before[0];
  const other = after.find(({ uid }) => uid === chosen.after) ?? after.at(-1);
  const choose = (photo: Photo) => photo.mark && setChosen({ ...chosen, [photo.mark]: photo.uid });
  return (
    <Dialog open title="Before and after" size="large" onClose={onClose}>
      {one && other ? (
        <>
          <BeforeAfter before={one} after={other} />
          <MarkedStrip label="Before" photos={before} chosen={one} onChoose={choose} />
          <MarkedStrip label="After" photos={after} chosen={other} onChoose={choose} />
        </>
      ) : error !== null ? (
        <ErrorState title="Could not load photos" reason={error} onRetry={retry} retrying={isFetching} />
      ) : photos ? (
        <EmptyState text="Nothing to compare." hint="Mark one photo as Before and one as After." />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} title={false} />
      )}
    </Dialog>
  );
}

/** Marked photos that can be seen, the oldest first. */
function useMarked(projectId: number) {
  const { data, error, isFetching, refetch } = useMarkedPhotosQuery(projectId);
  const pending = usePending<Photo>('photo');
  const photos = useMemo(() => {
    const own = pending.filter(({ preview }) => preview?.projectId === projectId || preview === null);
    const laid = overlay(data?.items ?? [], own).filter(({ mark, projectId: of }) => mark !== null && of === projectId);
    return data || laid.length > 0 ? laid.toSorted((one, two) => one.takenAt.localeCompare(two.takenAt)) : undefined;
  }, [data, pending, projectId]);
  return {
    photos,
    error: error && !photos ? errorText(error, 'Please try again.') : null,
    isFetching,
    retry: () => void refetch(),
  };
}
