import { AddIcon, Button, Progress } from '@dwang/kit';
import { CameraIcon } from '@dwang/kit/data';
import { PickButton } from '@dwang/kit/form';
import type { Adding } from './use-add-photos';

interface PhotoButtonsProps {
  adding: Adding | null;
  onCamera: () => void;
  onPick: (files: File[]) => void;
  onCancel: () => void;
}

/** Takes a photo with the camera, or adds photos that are already there; how far that is. */
export function PhotoButtons({ adding, onCamera, onPick, onCancel }: PhotoButtonsProps) {
  return (
    <>
      <div className="job-photo-buttons">
        <Button icon={<CameraIcon aria-hidden />} disabled={adding !== null} onClick={onCamera}>
          Take photo
        </Button>
        <PickButton label="Add photos" icon={<AddIcon aria-hidden />} disabled={adding !== null} onPick={onPick} />
      </div>
      <div role="status">
        {adding && adding.total > 1 && (
          <div className="job-adding">
            <span>{`${adding.done} of ${adding.total} photos`}</span>
            <Progress
              aria-label="Photos added"
              percent={(adding.done / adding.total) * 100}
              showInfo={false}
              className="job-adding-bar"
            />
            <Button size="small" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
