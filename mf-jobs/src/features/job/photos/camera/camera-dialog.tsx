import { stampNow, usePhotoPlace } from '@dwang/client';
import { unsavedWords, useViewfinder } from '@dwang/client/photos';
import { Dialog } from '@dwang/kit';
import { ShotForm, Viewfinder } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import type { PhotoFacts } from '../photo-facts';
import { savedNotice } from '../use-add-photos';

interface CameraDialogProps {
  /** Whether it has only been kept on this device so far. */
  onSave: (shot: File, facts: PhotoFacts & { caption: string }) => Promise<boolean>;
  /** Photos that the phone's own camera app has taken. */
  onPick: (files: File[]) => void;
  onClose: () => void;
}

interface Shot {
  file: File;
  takenAt: string;
}

/** Takes photos with the camera, one after the other, each with its note. */
export function CameraDialog({ onSave, onPick, onClose }: CameraDialogProps) {
  const notify = useNotify();
  const place = usePhotoPlace();
  const [shot, setShot] = useState<Shot | null>(null);
  const save = async ({ file, takenAt }: Shot, caption: string) => {
    try {
      notify.success(savedNotice(1, (await onSave(file, { takenAt, place: place.current, caption })) ? 1 : 0));
      setShot(null);
    } catch (error) {
      notify.error(unsavedWords(error));
      throw error;
    }
  };
  return (
    <Dialog open title="Take photo" onClose={onClose}>
      {shot ? (
        <ShotForm shot={shot.file} onSave={(note) => save(shot, note)} onRetake={() => setShot(null)} />
      ) : (
        <Aim onShot={(file) => setShot({ file, takenAt: stampNow().at })} onPick={onPick} />
      )}
    </Dialog>
  );
}

/** On its own, so that the camera is on only while it is aimed. */
function Aim({ onShot, onPick }: { onShot: (shot: File) => void } & Pick<CameraDialogProps, 'onPick'>) {
  return <Viewfinder {...useViewfinder(onShot, useNotify().error)} onPick={onPick} />;
}
