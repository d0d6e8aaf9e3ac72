import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { EntryForm } from '../entry-form';
import { TextAreaField } from '../fields';

interface ShotFormProps {
  shot: File;
  /** Said below the picture. */
  hint?: ReactNode;
  onSave: (note: string) => Promise<void>;
  onRetake: () => void;
}

/** The photo that was just taken: a note for it, save it, or take it again. */
export function ShotForm({ shot, hint, onSave, onRetake }: ShotFormProps) {
  const address = useObjectUrl(shot);
  return (
    <div className="dwang-camera">
      <div className="dwang-camera-frame">{address && <img src={address} alt="Just taken" />}</div>
      {hint}
      <EntryForm<{ note?: string }> saveLabel="Save photo" onSave={({ note = '' }) => onSave(note.trim())}>
        <TextAreaField name="note" label="Note" input={{ maxLength: 500, rows: 2 }} />
        <Button className="dwang-camera-retake" onClick={onRetake}>
          Retake
        </Button>
      </EntryForm>
    </div>
  );
}

function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
