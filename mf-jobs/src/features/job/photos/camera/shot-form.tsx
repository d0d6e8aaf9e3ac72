import { Button } from '@dwang/kit';
import { EntryForm, TextAreaField } from '@dwang/kit/form';
import { useEffect, useState } from 'react';

interface ShotFormProps {
  shot: File;
  onSave: (note: string) => Promise<void>;
  onRetake: () => void;
}

/** The photo that was just taken: a note for it, save it, or take it again. */
export function ShotForm({ shot, onSave, onRetake }: ShotFormProps) {
  const address = useObjectUrl(shot);
  return (
    <>
      <div className="job-camera-frame">{address && <img src={address} alt="Just taken" />}</div>
      <EntryForm<{ note?: string }> saveLabel="Save photo" onSave={({ note = '' }) => onSave(note.trim())}>
        <TextAreaField name="note" label="Note" input={{ maxLength: 500, rows: 2 }} />
        <Button className="job-camera-retake" onClick={onRetake}>
          Retake
        </Button>
      </EntryForm>
    </>
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
