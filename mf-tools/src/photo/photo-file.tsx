import { Button } from '@dwang/kit';
import { type ReactNode, useRef } from 'react';

interface PhotoFileProps {
  label: string;
  icon: ReactNode;
  /** Opens the phone's camera app instead of its pictures. */
  fromCamera?: boolean;
  onFile: (file: File) => void;
}

/** A button that lets one picture of the device be chosen. */
export function PhotoFile({ label, icon, fromCamera = false, onFile }: PhotoFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="large" icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // So that the same file can be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
        {...(fromCamera ? { capture: 'environment' as const } : {})}
      />
    </>
  );
}
