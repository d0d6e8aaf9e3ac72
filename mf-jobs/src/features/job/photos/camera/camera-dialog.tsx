import { locate } from '@dwang/client';
import { PhotoRefused } from '@dwang/client/photos';
import type { Place } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useEffect, useRef, useState } from 'react';
import type { PhotoFacts } from '../photo-facts';
import { savedNotice } from '../use-add-photos';
import { useKeepsPlace } from '../use-keeps-place';
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
  const place = usePlace();
  const [shot, setShot] = useState<Shot | null>(null);
  const save = async ({ file, takenAt }: Shot, caption: string) => {
    try {
      notify.success(savedNotice(1, (await onSave(file, { takenAt, place: place.current, caption })) ? 1 : 0));
      setShot(null);
    } catch (error) {
      const description = error instanceof PhotoRefused ? error.message : 'Failed to save project photo. Please try again.';
      notify.error({ title: 'Error', description });
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

/** Where the device is, asked only while the person lets photos keep their place. */
function usePlace() {
  const { keepsPlace } = useKeepsPlace();
  const place = useRef<Place | null>(null);
  useEffect(() => {
    if (!keepsPlace) return undefined;
    const found = (position: Place) => {
      place.current = { lat: position.lat, lng: position.lng };
    };
    return locate({ found, told: () => undefined, ended: () => undefined });
  }, [keepsPlace]);
  return place;
}
