import './photos.css';
import { Button } from '@dwang/kit';
import { CameraIcon, LoadMore } from '@dwang/kit/data';
import { useState } from 'react';
import { useMayWrite } from '../access/job-access';
import { FileDrop } from '../rows/file-drop';
import { RowsCard } from '../rows/rows-card';
import { CameraDialog } from './camera/camera-dialog';
import { CompareDialog } from './compare/compare-dialog';
import { PhotoButtons } from './photo-buttons';
import { PhotoGrid } from './photo-grid';
import { PhotoMenu } from './photo-menu';
import { useAddPhotos } from './use-add-photos';
import { usePhotoList } from './use-photo-list';
import { PhotoViewer } from './viewer/photo-viewer';

/** What lies over the page: the camera, one photo (a new one with its note to be written), or before and after. */
type Over = { kind: 'camera' } | { kind: 'photo'; uid: string; isNew: boolean } | { kind: 'compare' };

/** The job's photos, the newest first. A new one opens at once, so that its note can be written. */
export function JobPhotos({ projectId }: { projectId: number }) {
  const list = usePhotoList(projectId);
  const { add, addOne, adding, cancel } = useAddPhotos(projectId);
  const [over, setOver] = useState<Over | null>(null);
  const close = () => setOver(null);
  const mayWrite = useMayWrite();
  const pick = (files: File[]) => void (mayWrite && add(files, ({ uid }) => setOver({ kind: 'photo', uid, isNew: true })));
  return (
    <FileDrop onDrop={pick}>
      <RowsCard
        title="Photos"
        icon={<CameraIcon aria-hidden />}
        noun="photos"
        list={list}
        actions={
          <>
            {list.canCompare && <Button onClick={() => setOver({ kind: 'compare' })}>Compare</Button>}
            <PhotoMenu projectId={projectId} isEmpty={list.total === 0} />
          </>
        }
        lead={
          mayWrite && (
            <PhotoButtons adding={adding} onCamera={() => setOver({ kind: 'camera' })} onPick={pick} onCancel={cancel} />
          )
        }
        empty={{ text: 'No photos yet', hint: 'A photo of what is behind the lining saves an argument later.' }}
      >
        {(rows) => (
          <>
            <PhotoGrid photos={rows} onOpen={({ uid }) => setOver({ kind: 'photo', uid, isNew: false })} />
            {list.hasMore && (
              <LoadMore
                shown={rows.length}
                total={list.total}
                noun="photos"
                hasMore
                loading={list.isFetching}
                onMore={list.more}
              />
            )}
          </>
        )}
      </RowsCard>
      {over?.kind === 'photo' && (
        <PhotoViewer
          photos={list.rows ?? []}
          uid={over.uid}
          isNew={over.isNew}
          onTurn={(uid) => setOver({ kind: 'photo', uid, isNew: false })}
          onClose={close}
        />
      )}
      {over?.kind === 'camera' && (
        <CameraDialog
          onSave={addOne}
          onPick={(files) => {
            close();
            pick(files);
          }}
          onClose={close}
        />
      )}
      {over?.kind === 'compare' && <CompareDialog projectId={projectId} onClose={close} />}
    </FileDrop>
  );
}
