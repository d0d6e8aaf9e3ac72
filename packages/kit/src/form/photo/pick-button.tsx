import { Button } from 'antd';
import { type ChangeEvent, type ReactNode, useRef } from 'react';

interface PickButtonProps {
  label: string;
  icon: ReactNode;
  size?: 'large';
  disabled?: boolean;
  /** Opens the phone's camera instead of its pictures. */
  fromCamera?: boolean;
  /** Only one at a time. */
  single?: boolean;
  /** Kinds of file to choose from; pictures if not said. */
  accept?: string;
  onPick: (files: File[]) => void;
}

/** A button that lets files of the device be chosen. */
export function PickButton({ label, icon, size, disabled = false, accept = 'image/*', onPick, ...how }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again.
    target.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <>
      <Button {...(size && { size })} icon={icon} disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={take}
        {...(how.fromCamera ? { capture: 'environment' as const } : { multiple: !how.single })}
      />
    </>
  );
}
