import { usePhotoPlace } from '@dwang/client';
import { CAMERA_WORDS, PhotoRefused } from '@dwang/client/photos';
import { Dialog } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import type { PhotoFacts } from '../photo-facts';
import { savedNotice } from '../use-add-photos';
import { ShotForm } from './shot-form';
import { Viewfinder } from './viewfinder';

interface CameraDialogProps {
  /** Whether it has only been kept on this device so far. */
  onSave: (shot: File, facts: PhotoFacts & { caption: string }) => Promise<boolean>;
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
      notify.error(error instanceof PhotoRefused ? { ...CAMERA_WORDS.save, description: error.message } : CAMERA_WORDS.save);
      throw error;
    }
  };
  return (
    <Dialog open title="Take photo" onClose={onClose}>
      {shot ? (
        <ShotForm shot={shot.file} onSave={(note) => save(shot, note)} onRetake={() => setShot(null)} />
      ) : (
        <Viewfinder onShot={(file) => setShot({ file, takenAt: new Date().toISOString() })} onPick={onPick} />
      )}
    </Dialog>
  );
}
