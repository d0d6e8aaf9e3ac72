import { errorText } from '@dwang/client';
import { Button, showToast } from '@dwang/kit';
import { UploadIcon } from '@dwang/kit/data';
import { type ReactNode, useRef, useState } from 'react';
import { resizeImage } from './resize-image';

export interface PictureFieldProps {
  kind: 'person' | 'logo';
  /** What it is called in buttons: `picture`, `logo`. */
  name: string;
  /** As it is now. */
  children: ReactNode;
  isThere: boolean;
  /** Saves the new one, or takes it away (null). */
  onChange: (file: Blob | null) => Promise<unknown>;
}

/** A picture with the buttons that choose another and take it away. */
export function PictureField({ kind, name, children, isThere, onChange }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (file: File | null) => {
    setBusy(true);
    try {
      await onChange(file && (await resizeImage(file, kind)));
      showToast({ tone: 'success', title: file ? `New ${name} saved` : `The ${name} is gone` });
    } catch (error) {
      const isUnreadable = error instanceof DOMException;
      const description = isUnreadable ? 'Please choose a JPEG, PNG or WebP image.' : errorText(error, 'Please try again.');
      showToast({ tone: 'error', title: `The ${name} was not saved`, description });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="shell-picture">
      {children}
      <div className="shell-picture-buttons">
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={`Choose a ${name}`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void save(file);
          }}
        />
        <Button icon={<UploadIcon />} loading={isBusy} onClick={() => input.current?.click()}>
          {isThere ? `Change ${name}` : `Add a ${name}`}
        </Button>
        {isThere && (
          <Button type="text" disabled={isBusy} onClick={() => void save(null)}>
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
