import { AddIcon, Button } from '@dwang/kit';
import { CameraIcon } from '@dwang/kit/data';
import { type ChangeEvent, type ReactNode, useRef } from 'react';

interface PickButtonProps {
  label: string;
  icon: ReactNode;
  isBusy: boolean;
  /** Asks the phone for its camera instead of its pictures. */
  fromCamera?: boolean;
  onPick: (files: File[]) => void;
}

function PickButton({ label, icon, isBusy, fromCamera = false, onPick }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again.
    target.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <>
      <Button icon={icon} disabled={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={take}
        {...(fromCamera ? { capture: 'environment' as const } : { multiple: true })}
      />
    </>
  );
}

/** Takes a photo with the phone's camera, or adds photos that are already there. */
export function PhotoButtons({ isBusy, onPick }: Pick<PickButtonProps, 'isBusy' | 'onPick'>) {
  return (
    <div className="job-photo-buttons">
      <PickButton label="Take photo" icon={<CameraIcon aria-hidden />} fromCamera isBusy={isBusy} onPick={onPick} />
      <PickButton label="Add photos" icon={<AddIcon aria-hidden />} isBusy={isBusy} onPick={onPick} />
    </div>
  );
}
